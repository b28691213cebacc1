package stepdoku.hint;

/**
 * The groups of n masks whose union has just n members, or a few to spare: what naked subsets (masks: the candidates of
 * cells), hidden subsets (the places of digits in a house), fish (the places of a digit in lines) and almost locked sets
 * (one to spare) have in common. A mask with fewer than two members is a single and belongs to no group.
 */
final class TightGroups {
    /** Is told each group: the mask of the numbers of its masks, and their union. */
    interface Visitor {
        /** Whether to go on. */
        boolean visit(int group, int union);
    }

    private final int[] masks;
    private final int size;
    private final int spare;
    private final Visitor visitor;
    /** The masks that can belong to a group at all. */
    private final int usable;

    private TightGroups(int[] masks, int size, int spare, Visitor visitor) {
        this.masks = masks;
        this.size = size;
        this.spare = spare;
        this.visitor = visitor;
        int fitting = 0;
        for (int i = 0; i < masks.length; i++) {
            boolean fits = isPlural(masks[i]) && Integer.bitCount(masks[i]) <= size + spare;
            fitting |= fits ? 1 << i : 0;
        }
        this.usable = fitting;
    }

    /** Visits the groups of a size in lexicographic order, until the visitor has enough. */
    static void visit(int[] masks, int size, Visitor visitor) {
        visit(masks, size, 0, visitor);
    }

    /** The same, where the union may have up to {@code spare} members more than the group has masks. */
    static void visit(int[] masks, int size, int spare, Visitor visitor) {
        TightGroups groups = new TightGroups(masks, size, spare, visitor);
        groups.extend(groups.usable, size, 0, 0);
    }

    /** Takes {@code missing} more masks into the group, out of those in {@code rest}. */
    private boolean extend(int rest, int missing, int group, int union) {
        if (missing == 0) {
            return Integer.bitCount(union) < size || visitor.visit(group, union);
        }
        for (int left = rest; Integer.bitCount(left) >= missing; left &= left - 1) {
            int i = Integer.numberOfTrailingZeros(left);
            int wider = union | masks[i];
            if (Integer.bitCount(wider) <= size + spare
                    && !extend(left & (left - 1), missing - 1, group | 1 << i, wider)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isPlural(int mask) {
        return (mask & (mask - 1)) != 0;
    }
}

package stepdoku.search;

/** Which calls of a tree are looked into: those of the first so many levels and, if asked, those on the path. */
public record TreeScope(int levels, boolean path) {

    /** The calls on the path: of everything else only the sizes. */
    public static TreeScope alongPath() {
        return new TreeScope(1, true);
    }

    public static TreeScope firstLevels(int levels) {
        return new TreeScope(levels, false);
    }

    public static TreeScope whole() {
        return firstLevels(Integer.MAX_VALUE);
    }

    /** As many levels as have together at most so many placements, at least one, or all; and the path. */
    public static TreeScope within(long placements, Counts counts) {
        long[] byDepth = counts.callsByDepth();
        int levels = 1;
        long sum = byDepth.length > 1 ? byDepth[1] : 0;
        while (levels + 1 < byDepth.length && sum + byDepth[levels + 1] <= placements) {
            levels++;
            sum += byDepth[levels];
        }
        return new TreeScope(levels < counts.maxDepth() ? levels : Integer.MAX_VALUE, true);
    }
}

package stepdoku.solver;

/**
 * What rows and columns say about a digit, for all digits of a half and all boxes at once.
 *
 * <p>In a band each of its three rows takes a digit from another of its three boxes. So look at the 3 x 3 table of rows
 * against boxes, an entry standing where the box has a candidate in that row: only entries that take part in some
 * complete assignment of rows to boxes may stay. An entry does if the other two rows can be assigned to the other two
 * boxes, one way or the other. That is all there is to locked candidates (pointing, claiming, and two boxes that share
 * two rows), to hidden singles of rows, and to placed digits, which leave the rest of their row. Columns and stacks are the
 * same.
 *
 * <p>A table without a complete assignment loses all its entries; that some box has no place left is noticed by
 * {@link Singles}.
 */
final class LockedLines {
    private static final int BAND = Fields.WIDTH;
    private static final int STACK = 3 * BAND;
    private static final long BAND_1 = 63L | 63L << STACK | 63L << 2 * STACK;
    private static final long BAND_2 = BAND_1 << BAND;
    private static final long BAND_3 = BAND_2 << BAND;

    private LockedLines() {}

    /** Narrows the nine words of a half that begin at {@code at}, first by rows, then by columns. */
    static void narrow(long[] words, int at) {
        long w11 = words[at], w12 = words[at + 1], w13 = words[at + 2];
        long w21 = words[at + 3], w22 = words[at + 4], w23 = words[at + 5];
        long w31 = words[at + 6], w32 = words[at + 7], w33 = words[at + 8];

        // Row i of the table: whether the boxes of a band have a candidate there. "Right" and "left" are the entries of
        // the same row for the next stack and the one after it.
        long row1 = w11 | w12 | w13, row2 = w21 | w22 | w23, row3 = w31 | w32 | w33;
        long right1 = nextStack(row1), right2 = nextStack(row2), right3 = nextStack(row3);
        long left1 = lastStack(row1), left2 = lastStack(row2), left3 = lastStack(row3);
        long keep1 = right2 & left3 | left2 & right3;
        long keep2 = right1 & left3 | left1 & right3;
        long keep3 = right1 & left2 | left1 & right2;
        w11 &= keep1;
        w12 &= keep1;
        w13 &= keep1;
        w21 &= keep2;
        w22 &= keep2;
        w23 &= keep2;
        w31 &= keep3;
        w32 &= keep3;
        w33 &= keep3;

        // The same with the columns of a stack and its bands.
        long column1 = w11 | w21 | w31, column2 = w12 | w22 | w32, column3 = w13 | w23 | w33;
        long down1 = nextBand(column1), down2 = nextBand(column2), down3 = nextBand(column3);
        long up1 = lastBand(column1), up2 = lastBand(column2), up3 = lastBand(column3);
        keep1 = down2 & up3 | up2 & down3;
        keep2 = down1 & up3 | up1 & down3;
        keep3 = down1 & up2 | up1 & down2;
        words[at] = w11 & keep1;
        words[at + 1] = w12 & keep2;
        words[at + 2] = w13 & keep3;
        words[at + 3] = w21 & keep1;
        words[at + 4] = w22 & keep2;
        words[at + 5] = w23 & keep3;
        words[at + 6] = w31 & keep1;
        words[at + 7] = w32 & keep2;
        words[at + 8] = w33 & keep3;
    }

    /** The stacks turn round: 1 2 3 become 2 3 1. What is shifted out beyond bit 53 is masked by the words. */
    private static long nextStack(long word) {
        return word >>> STACK | word << 2 * STACK;
    }

    private static long lastStack(long word) {
        return word >>> 2 * STACK | word << STACK;
    }

    /** The bands turn round in each stack: 1 2 3 become 2 3 1. */
    private static long nextBand(long word) {
        return word >>> BAND & (BAND_1 | BAND_2) | word << 2 * BAND & BAND_3;
    }

    private static long lastBand(long word) {
        return word >>> 2 * BAND & BAND_1 | word << BAND & (BAND_2 | BAND_3);
    }
}

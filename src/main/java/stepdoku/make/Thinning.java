package stepdoku.make;

import java.util.SplittableRandom;
import stepdoku.board.Geometry;

/**
 * Takes givens from a full grid while a condition holds that more givens never break, such as that there is one solution.
 * What remains is minimal if givens are taken one at a time: one that had to stay while more of the others were there
 * cannot be spared now.
 */
final class Thinning {
    private final Condition condition;
    private final SplittableRandom random;
    private final int[][] groups;

    /** One given at a time; if symmetric, with the one that half a turn of the board brings to its place. */
    Thinning(Geometry geometry, boolean symmetric, Condition condition, SplittableRandom random) {
        this.condition = condition;
        this.random = random;
        this.groups = symmetric ? pairs(geometry.cellCount()) : single(geometry.cellCount());
    }

    private static int[][] single(int cells) {
        int[][] groups = new int[cells][];
        for (int cell = 0; cell < cells; cell++) {
            groups[cell] = new int[] {cell};
        }
        return groups;
    }

    private static int[][] pairs(int cells) {
        int[][] groups = new int[(cells + 1) / 2][];
        for (int cell = 0; cell < groups.length; cell++) {
            int partner = cells - 1 - cell;
            groups[cell] = cell == partner ? new int[] {cell} : new int[] {cell, partner};
        }
        return groups;
    }

    /** The givens that are left of a full grid, 0 where one was taken. */
    int[] apply(int[] full) {
        int[] board = full.clone();
        int[] order = Order.of(groups.length, random);
        for (int from = 0; from < order.length; ) {
            int to = from + chunk(from);
            take(board, full, order, from, to, false);
            from = to;
        }
        return board;
    }

    /** At first many at a time can be taken, later seldom two: a part of those before the point where it gets hard. */
    private int chunk(int from) {
        return Math.max(1, (groups.length * 2 / 3 - from) / 3);
    }

    /**
     * Takes what can be taken of a part of the order, and answers whether that is all: all at once if that may be, else half
     * by half. The outcome is the same as one by one, for if all of them can be taken, then each can in its turn. When the
     * first half could be taken and the whole could not, then neither can the second half.
     */
    private boolean take(int[] board, int[] full, int[] order, int from, int to, boolean isTooMuch) {
        if (!isTooMuch) {
            set(board, full, order, from, to, false);
            if (condition.holds(board)) {
                return true;
            }
            set(board, full, order, from, to, true);
        }
        if (to - from > 1) {
            int middle = (from + to) / 2;
            boolean first = take(board, full, order, from, middle, false);
            take(board, full, order, middle, to, first);
        }
        return false;
    }

    private void set(int[] board, int[] full, int[] order, int from, int to, boolean given) {
        for (int i = from; i < to; i++) {
            for (int cell : groups[order[i]]) {
                board[cell] = given ? full[cell] : 0;
            }
        }
    }
}

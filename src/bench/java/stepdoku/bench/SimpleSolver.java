package stepdoku.bench;

import java.util.Arrays;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.House;

/**
 * The solver that most people would write, with some care: a mask of candidates a cell, naked and hidden singles until
 * nothing changes, then a guess in the cell with the fewest candidates.
 */
final class SimpleSolver implements CountingSolver {
    private static final int CELLS = 81;

    private final int[][] peers = new int[CELLS][];
    private final int[][] houses;
    private final int[][] masksAtDepth = new int[CELLS + 1][CELLS];
    private final int[] singles = new int[CELLS];
    private int waiting;
    private long limit;
    private long count;
    private long guesses;

    SimpleSolver() {
        Geometry geometry = Geometry.of(9);
        for (int cell = 0; cell < CELLS; cell++) {
            peers[cell] = geometry.peers(cell);
        }
        houses = geometry.houses().stream().map(House::cells).toArray(int[][]::new);
    }

    @Override
    public long count(int[] board, long limit) {
        this.limit = limit;
        count = 0;
        guesses = 0;
        int[] masks = masksAtDepth[0];
        if (load(masks, board)) {
            search(0);
        }
        return count;
    }

    @Override
    public long guesses() {
        return guesses;
    }

    private boolean load(int[] masks, int[] board) {
        Arrays.fill(masks, Digits.all(9));
        waiting = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            if (board[cell] != 0 && !keep(masks, cell, Digits.of(board[cell]))) {
                return false;
            }
        }
        return propagate(masks);
    }

    private void search(int depth) {
        int[] masks = masksAtDepth[depth];
        int cell = fewest(masks);
        if (cell < 0) {
            count++;
            return;
        }
        int[] next = masksAtDepth[depth + 1];
        for (int left = masks[cell]; left != 0 && count < limit; left &= left - 1) {
            guesses += left == (left & -left) ? 0 : 1;
            System.arraycopy(masks, 0, next, 0, CELLS);
            waiting = 0;
            if (keep(next, cell, left & -left) && propagate(next)) {
                search(depth + 1);
            }
        }
    }

    private static int fewest(int[] masks) {
        int fewest = -1;
        int least = 10;
        for (int cell = 0; cell < CELLS && least > 2; cell++) {
            int candidates = Integer.bitCount(masks[cell]);
            if (candidates > 1 && candidates < least) {
                fewest = cell;
                least = candidates;
            }
        }
        return fewest;
    }

    private boolean propagate(int[] masks) {
        do {
            if (!nakedSingles(masks) || !hiddenSingles(masks)) {
                return false;
            }
        } while (waiting > 0);
        return true;
    }

    private boolean nakedSingles(int[] masks) {
        while (waiting > 0) {
            int cell = singles[--waiting];
            int others = ~masks[cell];
            for (int peer : peers[cell]) {
                if (!keep(masks, peer, others)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean hiddenSingles(int[] masks) {
        for (int[] house : houses) {
            int once = 0;
            int twice = 0;
            int filled = 0;
            for (int cell : house) {
                int mask = masks[cell];
                twice |= once & mask;
                once |= mask;
                filled |= (mask & mask - 1) == 0 ? mask : 0;
            }
            if (once != Digits.all(9)) {
                return false;
            }
            int hidden = once & ~twice & ~filled;
            if (hidden != 0 && !keepHidden(masks, house, hidden)) {
                return false;
            }
        }
        return true;
    }

    private boolean keepHidden(int[] masks, int[] house, int hidden) {
        for (int cell : house) {
            int here = masks[cell] & hidden;
            if (here != 0 && ((here & here - 1) != 0 || !keep(masks, cell, here))) {
                return false;
            }
        }
        return true;
    }

    private boolean keep(int[] masks, int cell, int kept) {
        int before = masks[cell];
        int after = before & kept;
        masks[cell] = after;
        if (after != before && (after & after - 1) == 0) {
            singles[waiting++] = cell;
        }
        return after != 0;
    }
}

package stepdoku.search;

import stepdoku.board.Digits;

/**
 * One call of the recursion as it stands on the path: its cell, the value that it has placed (or, when its loop made the
 * last move, a retraction, the value just taken back), and the mask of the values that it may try. {@code level} counts
 * calls from 0, so the call at level 3 works with three placements above it.
 */
public record Call(int level, int cell, int value, int allowed) {
    /** The allowed values that were tried before. */
    public int tried() {
        return Digits.below(allowed, value);
    }

    /** The allowed values that are still to come. */
    public int left() {
        return Digits.above(allowed, value);
    }
}

package stepdoku.search;

import java.util.Arrays;

/**
 * The state of a search at one time: the values on the path, first call first; after a retraction the value just taken
 * back stands behind them.
 */
record Checkpoint(long time, boolean retracted, int[] values, Tally tally) {
    /** Time 0 of a search of so many empty cells. */
    static Checkpoint start(int empty) {
        return new Checkpoint(0, false, new int[0], new Tally(empty));
    }

    /** The number of placements on the path. */
    int depth() {
        return retracted ? values.length - 1 : values.length;
    }

    /** Whether it is the same state, counters included. */
    boolean isSame(Checkpoint other) {
        return time == other.time
                && retracted == other.retracted
                && Arrays.equals(values, other.values)
                && tally.equals(other.tally);
    }

    /** Whether the path begins with the first so many of these values. */
    boolean startsWith(int[] path, int length) {
        return depth() >= length && Arrays.equals(values, 0, length, path, 0, length);
    }
}

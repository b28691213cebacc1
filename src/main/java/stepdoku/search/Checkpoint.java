package stepdoku.search;

import java.util.Arrays;

/**
 * The state of a search at one time: the values on the path, first call first; after a retraction the value just taken
 * back stands behind them.
 */
record Checkpoint(long time, boolean retracted, int[] values, Tally tally) {

    /** The number of placements on the path. */
    int depth() {
        return retracted ? values.length - 1 : values.length;
    }

    /** Whether the path begins with the first so many of these values. */
    boolean startsWith(int[] path, int length) {
        return depth() >= length && Arrays.equals(values, 0, length, path, 0, length);
    }
}

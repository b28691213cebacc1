package stepdoku.search;

/**
 * The state of a search at one time: the values on the path, first call first; after a retraction the value just taken
 * back stands behind them.
 */
record Checkpoint(long time, boolean retracted, int[] values, Tally tally) {}

package stepdoku.bench;

/** A solver that takes part in the comparison. */
interface CountingSolver {

    /** The number of solutions of a board of 81 digits, row by row, 0 for empty; no more than {@code limit}. */
    long count(int[] board, long limit);

    /** How many guesses the last count took: candidates that were tried while others were left to try. */
    long guesses();
}

package stepdoku.solver;

import java.util.List;
import java.util.function.BooleanSupplier;

/** Counts the solutions of boards of one size. */
interface SolutionCounter {

    /**
     * Counts the solutions of a board, one digit a cell, 0 for empty, up to a limit. {@code goOn} is asked every few
     * thousand guesses and ends the run by false.
     */
    void run(int[] board, long limit, BooleanSupplier goOn);

    /** How many solutions were found. */
    long count();

    /** Whether the search came to its end; not so when the limit or the caller ended it. */
    boolean isComplete();

    /** The first two solutions, or fewer, one digit a cell, each verified by the {@link Rules}. */
    List<int[]> first();
}

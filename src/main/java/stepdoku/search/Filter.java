package stepdoku.search;

import java.util.Arrays;
import java.util.stream.Stream;

/**
 * The moves for which all terms of a condition are true, as one set for each thing that a move can be asked. It is asked
 * after every move of a long run, and so it holds plain numbers and no list of terms, and looks first at what is seldom
 * true and soon found out. Mutable while it is made.
 */
final class Filter {
    private static final int ALL_VALUES = -1;
    /** Enough for the cells of the largest board, 64 a word. */
    private static final int WORDS = 10;

    private Span depths = Span.ALL;
    private int values = ALL_VALUES;
    private boolean everyCell = true;
    private final long[] cells = new long[WORDS];
    private boolean placements = true;
    private boolean retractions = true;
    private boolean start = true;
    private boolean solutionsOnly;
    private Span times = Span.ALL;
    private boolean deadEndsOnly;
    private Span runs = Span.ALL;

    // ---- how it is narrowed

    void placements() {
        start = false;
        retractions = false;
    }

    void retractions() {
        start = false;
        placements = false;
    }

    void deadEnds() {
        retractions();
        deadEndsOnly = true;
    }

    void solutions() {
        solutionsOnly = true;
    }

    void cells(int... some) {
        long[] both = new long[WORDS];
        for (int cell : some) {
            both[cell >> 6] |= 1L << cell & (everyCell ? -1 : cells[cell >> 6]);
        }
        System.arraycopy(both, 0, cells, 0, WORDS);
        everyCell = false;
        start = false;
    }

    void value(int value) {
        values &= 1 << value;
        start = false;
    }

    void depths(Span some) {
        depths = depths.and(some);
    }

    void times(Span some) {
        times = times.and(some);
    }

    void runs(Span some) {
        runs = runs.and(some);
    }

    // ---- what it answers

    /** Whether there can be a move that passes: no two terms exclude each other. */
    boolean isPossible() {
        boolean isMade = placements || retractions && !solutionsOnly;
        boolean afterPlacement = !retractions && !start;
        return (isMade || start)
                && values != 0
                && (everyCell || Arrays.stream(cells).anyMatch(some -> some != 0))
                && Stream.of(depths, times, runs).allMatch(span -> span.first() <= span.last())
                && !(afterPlacement && runs.first() > 0);
    }

    /** Whether the move that led a search here passes. */
    boolean passes(Search search) {
        int depth = search.depth();
        if (depth < depths.first() || depth > depths.last()) {
            return false;
        }
        if (search.time() == 0) {
            return start && passesAtRest(search);
        }
        return passesByValue(search) && passesAtRest(search);
    }

    private boolean passesByValue(Search search) {
        if ((values >>> search.lastValue() & 1) == 0 || !(search.retracted() ? retractions : placements)) {
            return false;
        }
        int cell = search.lastCell();
        return everyCell || (cells[cell >> 6] >>> cell & 1) != 0;
    }

    /** What is asked last, as it is true of most moves or has to be worked out. */
    private boolean passesAtRest(Search search) {
        return times.contains(search.time())
                && (!solutionsOnly || search.atSolution())
                && (!deadEndsOnly || search.atDeadEnd())
                && (runs == Span.ALL || passesByRun(search));
    }

    /** A run that began with a full board cannot be longer than what is empty now. */
    private boolean passesByRun(Search search) {
        return search.fullDepth() - search.depth() >= runs.first() && runs.contains(search.retractionsInARow());
    }
}

package stepdoku.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import stepdoku.board.Grid;
import stepdoku.search.Stop.Reason;

/** Conditions hold where a plain look at every move says that they should, forward and back. */
class ConditionTest {
    private static final Grid LEETCODE =
            Grid.ofLine("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final int SOLVED = 8365;
    private static final int[] ROW_3 = IntStream.range(18, 27).toArray();
    private static final int[] BOX_1 = {0, 1, 2, 9, 10, 11, 18, 19, 20};

    private static Stepper stepper() {
        return new Stepper(new Search(new SudokuPosition(LEETCODE), Strategies.SCAN), true, () -> true);
    }

    private static Breakpoint on(Term... terms) {
        return new Breakpoint(1, new Condition("as asked", List.of(terms)), 1);
    }

    /** The times up to the solution at which something is true of the search, asked after every move. */
    private static List<Long> times(Predicate<Search> wanted) {
        Search search = stepper().search();
        List<Long> times = new ArrayList<>();
        while (search.time() < SOLVED && search.forward()) {
            if (wanted.test(search)) {
                times.add(search.time());
            }
        }
        return times;
    }

    private static List<Long> stops(Breakpoint... breakpoints) {
        Stepper stepper = stepper();
        List<Long> stops = new ArrayList<>();
        while (stepper.run(List.of(breakpoints)).reason() == Reason.BREAKPOINT) {
            stops.add(stepper.search().time());
        }
        return stops;
    }

    private static List<Long> stopsBack(Breakpoint... breakpoints) {
        Stepper stepper = stepper();
        stepper.run(List.of());
        List<Long> stops = new ArrayList<>();
        while (stepper.reverse(List.of(breakpoints)).reason() == Reason.BREAKPOINT) {
            stops.add(0, stepper.search().time());
        }
        return stops;
    }

    private static void stopsWhere(Predicate<Search> wanted, Term... terms) {
        List<Long> times = times(wanted);
        assertTrue(times.size() > 3, "a condition that tells nothing");
        assertEquals(times, stops(on(terms)));
        List<Long> before = new ArrayList<>(times);
        before.removeAll(Collections.singleton((long) SOLVED));
        assertEquals(before, stopsBack(on(terms)));
    }

    private static int row(Search search) {
        return search.lastCell() / 9;
    }

    @Test
    void aHouseAndADigit() {
        stopsWhere(search -> row(search) == 2 && search.lastValue() == 5, Term.cells(ROW_3), Term.value(5));
    }

    @Test
    void twoHousesMeanTheCellsInBoth() {
        stopsWhere(search -> row(search) == 2 && search.lastCell() % 9 < 3, Term.cells(ROW_3), Term.cells(BOX_1));
    }

    @Test
    void depthsAndTimesBetweenTwoBounds() {
        stopsWhere(
                search -> search.depth() >= 12 && search.depth() < 14 && search.time() > 1000 && !search.retracted(),
                Term.depth(Comparison.AT_LEAST, 12),
                Term.place(),
                Term.depth(Comparison.LESS, 14),
                Term.time(Comparison.GREATER, 1000));
    }

    @Test
    void deadEndsAreRunsOfOne() {
        stopsWhere(
                search -> search.retractionsInARow() == 1 && search.depth() < 10,
                Term.deadEnd(),
                Term.depth(Comparison.LESS, 10));
    }

    @Test
    void longRuns() {
        stopsWhere(search -> search.retractionsInARow() >= 7, Term.run(Comparison.AT_LEAST, 7));
    }

    @Test
    void hitsThatAreIgnoredPassAndAreCounted() {
        List<Long> all = times(search -> search.retractionsInARow() >= 7);
        Breakpoint breakpoint = on(Term.run(Comparison.AT_LEAST, 7));
        breakpoint.ignore(2);
        assertEquals(all.subList(2, all.size()), stops(breakpoint));
        assertEquals(all.size(), breakpoint.hits());
    }

    @Test
    void everyBreakpointCountsItsHitWhereAnotherStops() {
        Breakpoint first = on(Term.time(Comparison.EQUAL, 100));
        Breakpoint second = on(Term.time(Comparison.EQUAL, 100));
        stepper().run(List.of(first, second));
        assertEquals(1, first.hits());
        assertEquals(1, second.hits());
    }

    @Test
    void anInterruptOnTheWayBackLeavesATrueTime() {
        Search search = new Search(new SudokuPosition(LEETCODE), Strategies.SCAN);
        Stepper stepper = new Stepper(search, true, () -> false);
        while (search.time() < SOLVED) {
            stepper.step(100);
        }
        Breakpoint never = on(Term.depth(Comparison.GREATER, 99));
        assertEquals(Reason.INTERRUPTED, stepper.reverse(List.of(never)).reason());
        long time = search.time();
        assertTrue(0 < time && time < SOLVED);
        Search fresh = stepper().search();
        while (fresh.time() < time) {
            fresh.forward();
        }
        assertEquals(fresh.path(), search.path());
        assertEquals(fresh.checkpoint().tally(), search.checkpoint().tally());
    }
}

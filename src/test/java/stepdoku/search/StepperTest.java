package stepdoku.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import stepdoku.board.Grid;
import stepdoku.search.Stop.Reason;

/** The motions on boards that are small enough to follow by hand, and the samples that the guide shows. */
class StepperTest {
    private static final List<Breakpoint> NONE = List.of();

    private static Stepper on(String board, String strategy) {
        return new Stepper(Subject.of(board, strategy).search(), true, () -> true);
    }

    private static Stepper queens(int size) {
        return new Stepper(Subject.queens(size, Strategies.SCAN).search(), false, () -> true);
    }

    /** Where a stepper stands: {@code time 9: retract r1c7 = 9, depth 3}. */
    private static String where(Stepper stepper) {
        Search search = stepper.search();
        int size = (int) Math.sqrt(search.position().cellCount());
        String move = search.lastMove()
                .map(made -> ": %s r%dc%d = %d"
                        .formatted(made.kind(), made.cell() / size + 1, made.cell() % size + 1, made.value()))
                .orElse("");
        return "time " + search.time() + move + ", depth " + search.depth();
    }

    private static String counts(Stepper stepper) {
        Counts counts = stepper.search().counts();
        return counts.placements() + " placements, " + counts.retractions() + " retractions, " + counts.tests()
                + " tests";
    }

    @Test
    void theFirstMovesOnTheWellKnownBoard() {
        Stepper stepper = on("leetcode", "scan");
        assertEquals(Reason.DONE, stepper.step(1).reason());
        assertEquals("time 1: place r1c3 = 1, depth 1", where(stepper));
        stepper.step(8);
        assertEquals("time 9: retract r1c7 = 9, depth 3", where(stepper));
        stepper.back(3);
        assertEquals("time 6: retract r1c8 = 9, depth 4", where(stepper));
        assertEquals(Reason.SOLUTION, stepper.run(NONE).reason());
        assertEquals(8365, stepper.search().time());
        assertEquals("4208 placements, 4157 retractions, 37652 tests", counts(stepper));
    }

    @Test
    void backwardBeginsInTheLastRow() {
        Stepper stepper = on("leetcode", "backward");
        stepper.step(1);
        assertEquals("time 1: place r9c7 = 1, depth 1", where(stepper));
    }

    @Test
    void theStrategiesCompared() {
        String costs = Subject.withAllStrategies("leetcode")
                .map(subject -> new Stepper(subject.search(), true, () -> true))
                .peek(stepper -> stepper.run(NONE))
                .map(stepper -> stepper.search().counts())
                .map(counts -> counts.placements() + "/" + counts.retractions())
                .collect(Collectors.joining(" "));
        assertEquals("4208/4157 1005/954 339/288 51/0 51/0", costs);
    }

    @Test
    void nextRunsASubtreeAndPreviousUndoesIt() {
        Stepper stepper = on("tiny-twelve", "scan");
        stepper.next(NONE);
        assertEquals("time 1: place r1c1 = 1, depth 1", where(stepper));
        stepper.next(NONE);
        assertEquals("time 20: retract r1c1 = 1, depth 0", where(stepper));
        stepper.previous(NONE);
        assertEquals("time 1: place r1c1 = 1, depth 1", where(stepper));
    }

    @Test
    void backShowsTheMoveBefore() {
        Stepper stepper = on("tiny-twelve", "scan");
        stepper.step(20);
        stepper.back(1);
        assertEquals("time 19: retract r1c2 = 3, depth 1", where(stepper));
    }

    @Test
    void goToBeyondTheEndStaysAtTheSolution() {
        Stepper stepper = on("tiny-twelve", "scan");
        assertEquals(Reason.SOLUTION, stepper.goTo(1_000_000).reason());
        assertEquals(36, stepper.search().time());
        assertEquals("24 placements, 12 retractions, 76 tests", counts(stepper));
    }

    @Test
    void stepNextAndFinishStayAtASolution() {
        Stepper stepper = on("tiny-twelve", "scan");
        stepper.run(NONE);
        assertEquals(Reason.SOLUTION, stepper.step(5).reason());
        assertEquals(Reason.SOLUTION, stepper.next(NONE).reason());
        assertEquals(Reason.SOLUTION, stepper.finish(NONE).reason());
        assertEquals(36, stepper.search().time());
        assertTrue(stepper.hasAnswer());
    }

    @Test
    void runRefusesASolutionAndLooksForAnother() {
        Stepper stepper = on("tiny-two", "scan");
        assertEquals(Reason.SOLUTION, stepper.run(NONE).reason());
        assertEquals(42, stepper.search().time());
        Grid first = grid(stepper);
        assertEquals(Reason.SOLUTION, stepper.run(NONE).reason());
        Grid second = grid(stepper);
        assertTrue(first.isFull() && second.isFull() && !first.equals(second));
        assertEquals(Reason.END, stepper.run(NONE).reason());
        assertTrue(stepper.search().exhausted());
        assertEquals(2, stepper.search().counts().solutions());
    }

    private static Grid grid(Stepper stepper) {
        Grid grid = Boards.named("tiny-two");
        for (Call call : stepper.search().path()) {
            grid = grid.withEntry(call.cell(), call.value());
        }
        return grid;
    }

    @Test
    void reverseStopsAtEachSolutionAndAtTheStart() {
        Stepper stepper = on("tiny-two", "scan");
        stepper.run(NONE);
        stepper.run(NONE);
        long second = stepper.search().time();
        stepper.run(NONE);
        assertEquals(Reason.SOLUTION, stepper.reverse(NONE).reason());
        assertEquals(second, stepper.search().time());
        assertEquals(Reason.SOLUTION, stepper.reverse(NONE).reason());
        assertEquals(42, stepper.search().time());
        assertEquals(Reason.START, stepper.reverse(NONE).reason());
        assertEquals(0, stepper.search().time());
    }

    @Test
    void aBoardWithoutASolutionIsExhausted() {
        Stepper stepper = on("tiny-none", "scan");
        assertEquals(Reason.END, stepper.run(NONE).reason());
        assertTrue(stepper.search().exhausted());
        assertEquals(8, stepper.search().time());
        assertEquals(Reason.END, stepper.step(1).reason());
        assertEquals(Reason.END, stepper.finish(NONE).reason());
        assertEquals(Reason.END, stepper.goTo(100).reason());
        assertEquals(8, stepper.search().time());
    }

    @Test
    void aCellWithoutACandidateEndsTheSearchBeforeItBegins() {
        Stepper stepper = on("dead-cell", "fewest");
        assertEquals(Reason.END, stepper.step(1).reason());
        assertEquals(0, stepper.search().time());
        assertEquals(1, stepper.search().counts().deadEnds());
    }

    @Test
    void aFullBoardIsItsOwnSolution() {
        Stepper stepper = on("full-valid", "scan");
        assertEquals(Reason.SOLUTION, stepper.step(1).reason());
        assertEquals(0, stepper.search().time());
        assertEquals(1, stepper.search().counts().solutions());
    }

    @Test
    void backAtTheStartStays() {
        Stepper stepper = on("leetcode", "scan");
        assertEquals(Reason.START, stepper.back(1).reason());
        assertEquals(Reason.START, stepper.previous(NONE).reason());
        assertEquals(Reason.START, stepper.start(NONE).reason());
        assertEquals(Reason.START, stepper.reverse(NONE).reason());
        assertEquals(0, stepper.search().time());
    }

    @Test
    void queensGoOnThroughSolutions() {
        Stepper stepper = queens(4);
        long first = firstSolution();
        stepper.goTo(first);
        assertTrue(stepper.search().atSolution());
        assertEquals(Reason.DONE, stepper.step(1).reason());
        assertEquals(first + 1, stepper.search().time());
        assertEquals(Reason.END, stepper.run(NONE).reason());
        assertEquals(2, stepper.search().counts().solutions());
    }

    private static long firstSolution() {
        Search search = Subject.queens(4, Strategies.SCAN).search();
        while (!search.atSolution()) {
            search.forward();
        }
        return search.time();
    }
}

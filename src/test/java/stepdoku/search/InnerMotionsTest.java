package stepdoku.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stepdoku.board.Grid;
import stepdoku.search.Stop.Reason;

/** The finer motions: through the calls, tests and returns between the moves. */
class InnerMotionsTest {
    private static final String LEETCODE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String TINY_TWELVE = "....4.3..4.1....";
    private static final String TINY_NONE = ".2....3.3....1..";

    static Stream<Stepper> steppers() {
        Stream<Stepper> sudokus = Stream.of(LEETCODE, TINY_TWELVE, TINY_NONE)
                .flatMap(board -> Strategies.TABLE.stream().map(strategy -> stepper(board, strategy)));
        Stream<Stepper> queens = Stream.of(1, 3, 4, 6)
                .map(size -> new Stepper(new Search(new QueensPosition(size), Strategies.SCAN), false, () -> true));
        return Stream.concat(sudokus, queens);
    }

    private static Stepper stepper(String board, Strategy strategy) {
        return new Stepper(new Search(new SudokuPosition(Grid.ofLine(board)), strategy), true, () -> true);
    }

    private static Stepper tinyTwelve() {
        return stepper(TINY_TWELVE, Strategies.SCAN);
    }

    /** Where a stepper stands, and all that is known there. */
    private static String state(Stepper stepper) {
        Search search = stepper.search();
        return clock(stepper)
                + search.retracted()
                + search.path()
                + stepper.innerStop()
                + search.counts().tests();
    }

    private static String clock(Stepper stepper) {
        return stepper.search().time()
                + stepper.innerStop().map(stop -> "." + stop.number()).orElse("");
    }

    @ParameterizedTest
    @MethodSource("steppers")
    void backInsideUndoesStepInsideAtRandomPlaces(Stepper stepper) {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        stepper.run(List.of());
        int end = (int) stepper.search().time();
        for (int i = 0; i < 50; i++) {
            stepper.goTo(random.nextInt(end + 1));
            stepper.stepInside(random.nextInt(12));
            String before = state(stepper);
            int stops = random.nextInt(40);
            if (stepper.stepInside(stops).reason() == Reason.DONE) {
                assertEquals(Reason.DONE, stepper.backInside(stops).reason(), "seed " + seed);
                assertEquals(before, state(stepper), "seed " + seed);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("steppers")
    void allStopsForwardAreAllStopsBack(Stepper stepper) {
        List<String> forward = new ArrayList<>(List.of(state(stepper)));
        while (forward.size() < 600 && stepper.stepInside(1).reason() == Reason.DONE) {
            forward.add(state(stepper));
        }
        List<String> back = new ArrayList<>(List.of(state(stepper)));
        while (stepper.backInside(1).reason() == Reason.DONE) {
            back.add(0, state(stepper));
        }
        assertEquals(forward.subList(0, back.size()), back);
        assertEquals(forward.size(), back.size());
    }

    @Test
    void theCounterOfTestsGoesUpWithEveryTest() {
        Stepper stepper = stepper(LEETCODE, Strategies.SCAN);
        for (int i = 0; i < 2_000; i++) {
            long inside = stepper.innerStop().map(InnerStop::tests).orElse(0L);
            long tests = stepper.search().counts().tests() + inside;
            stepper.stepInside(1);
            boolean test = stepper.innerStop()
                    .filter(stop -> stop.event().kind() == InnerEvent.Kind.TEST)
                    .isPresent();
            long after = stepper.search().counts().tests()
                    + stepper.innerStop().map(InnerStop::tests).orElse(0L);
            assertEquals(tests + (test ? 1 : 0), after);
        }
    }

    @Test
    void everyOtherMotionBeginsAtTheLastMove() {
        assertEquals("6", fromInside5(stepper -> stepper.step(1)));
        assertEquals("7", fromInside5(stepper -> stepper.step(2)));
        assertEquals("5", fromInside5(stepper -> stepper.back(1)));
        assertEquals("4", fromInside5(stepper -> stepper.back(2)));
        assertEquals("8", fromInside5(stepper -> stepper.goTo(8)));
        assertEquals("0", fromInside5(stepper -> stepper.reverse(List.of())));
        assertEquals("36", fromInside5(stepper -> stepper.run(List.of())));
    }

    private static String fromInside5(Consumer<Stepper> motion) {
        return from(5, 1, motion);
    }

    private static String from(long time, int stops, Consumer<Stepper> motion) {
        Stepper stepper = tinyTwelve();
        stepper.goTo(time);
        stepper.stepInside(stops);
        assertEquals(time + "." + stops, clock(stepper));
        motion.accept(stepper);
        return clock(stepper);
    }

    /** Move 6 places r1c2 = 3; its call fails, and move 19 takes it back. */
    @Test
    void insideACallFinishAndStartMeanThatCall() {
        assertEquals("19", from(6, 2, stepper -> stepper.finish(List.of())));
        assertEquals("6", from(6, 2, stepper -> stepper.start(List.of())));
        assertEquals("6", from(6, 2, stepper -> stepper.previous(List.of())));
        assertEquals("19", from(6, 2, stepper -> stepper.next(List.of())));
    }

    @Test
    void atTimeZeroThereIsNothingBeforeTheFirstCall() {
        Stepper stepper = tinyTwelve();
        assertEquals(Reason.START, stepper.backInside(1).reason());
        stepper.stepInside(1);
        stepper.back(1);
        assertEquals("0", clock(stepper));
    }

    @Test
    void atASolutionTheWayUpHasOneReturnForEveryWaitingCall() {
        Stepper stepper = tinyTwelve();
        stepper.run(List.of());
        assertEquals(Reason.SOLUTION, stepper.stepInside(100).reason());
        assertEquals("36.14", clock(stepper));
    }

    @Test
    void beforeTheMoveThatRefusedASolutionComesTheReturnThatWasRefused() {
        Stepper stepper = tinyTwelve();
        stepper.run(List.of());
        stepper.run(List.of());
        stepper.goTo(37);
        stepper.backInside(1);
        assertEquals("36.2", clock(stepper));
        assertEquals(
                InnerEvent.Kind.SOLVED,
                stepper.innerStop().orElseThrow().event().kind());
    }

    @Test
    void theEndIsTheReturnOfTheFirstCall() {
        Stepper stepper = stepper(TINY_NONE, Strategies.SCAN);
        assertEquals(Reason.END, stepper.stepInside(10_000).reason());
        assertEquals(
                InnerEvent.Kind.GIVE_UP,
                stepper.innerStop().orElseThrow().event().kind());
        assertEquals(0, stepper.innerStop().orElseThrow().event().level());
    }
}

package stepdoku.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stepdoku.board.Grid;

/** What became of the values that a call has reached; the sizes must be those that a search to the end counts. */
class AttemptsTest {
    private static final long MANY = 1_000_000;
    private static final String LEETCODE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    static Stream<Supplier<Search>> problems() {
        Stream<Supplier<Search>> sudokus = Stream.of("....4.3..4.1....", "1..2.....4.....3", "4..2....3......4")
                .flatMap(board -> Strategies.TABLE.stream()
                        .map(strategy -> () -> new Search(new SudokuPosition(Grid.ofLine(board)), strategy)));
        return Stream.concat(sudokus, Stream.of(() -> new Search(new QueensPosition(6), Strategies.SCAN)));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void theSizesOfFinishedSubtreesAreThoseThatWereSeen(Supplier<Search> problem) {
        Search search = problem.get();
        Attempts attempts = new Attempts(search, MANY, () -> true);
        Map<String, Subtree> finished = new HashMap<>();
        Deque<long[]> begun = new ArrayDeque<>();
        while (search.forward()) {
            if (search.retracted()) {
                long[] start = begun.pop();
                finished.put(
                        values(search) + search.lastValue() + " ",
                        new Subtree(
                                search.time() - start[0] + 1, search.counts().solutions() - start[1], true));
                assertSizes(finished, values(search) + search.lastValue() + " ", attempts.ofReturnedCall());
            } else {
                long here = search.atSolution() ? 1 : 0;
                begun.push(new long[] {search.time(), search.counts().solutions() - here});
                assertSizes(finished, valuesAbove(search), attempts.beforePlacement());
            }
        }
    }

    private static void assertSizes(Map<String, Subtree> finished, String above, List<Attempt> attempts) {
        for (Attempt attempt : attempts) {
            Subtree seen = finished.getOrDefault(above + attempt.value() + " ", Subtree.NONE);
            assertEquals(seen, attempt.subtree(), above + attempt);
            assertEquals(seen.moves() > 0, attempt.verdict().fits());
        }
    }

    private static String values(Search search) {
        StringBuilder values = new StringBuilder();
        search.path().forEach(call -> values.append(call.value()).append(' '));
        return values.toString();
    }

    private static String valuesAbove(Search search) {
        StringBuilder values = new StringBuilder();
        search.path().stream()
                .limit(search.level())
                .forEach(call -> values.append(call.value()).append(' '));
        return values.toString();
    }

    @Test
    void aRetractionHasTriedAllDigitsOfTheCallThatReturned() {
        Search search = leetcode();
        for (int i = 0; i < 10; i++) {
            search.forward();
        }
        List<Attempt> attempts = new Attempts(search, MANY, () -> true).ofReturnedCall();
        assertEquals(9, attempts.size());
        assertEquals(new Attempt(8, Verdict.FITS, new Subtree(4, 0, true)), attempts.get(7));
        assertEquals(new Attempt(9, Verdict.FITS, new Subtree(2, 0, true)), attempts.get(8));
    }

    @Test
    void whatCostsTooMuchIsCutOffAndSaysSo() {
        Search search = leetcode();
        while (!search.retracted() || search.depth() > 1) {
            search.forward();
        }
        Attempts attempts = new Attempts(search, 100, () -> true);
        Subtree cutOff = attempts.ofReturnedCall().stream()
                .map(Attempt::subtree)
                .filter(subtree -> !subtree.whole())
                .findFirst()
                .orElseThrow();
        assertTrue(cutOff.moves() <= 101);
    }

    @Test
    void anInterruptEndsTheCounting() {
        Search search = leetcode();
        for (int i = 0; i < 8; i++) {
            search.forward();
        }
        Attempts attempts = new Attempts(search, MANY, () -> false);
        assertFalse(attempts.beforePlacement().stream()
                .allMatch(attempt -> attempt.subtree().whole()));
    }

    private static Search leetcode() {
        return new Search(new SudokuPosition(Grid.ofLine(LEETCODE)), Strategies.SCAN);
    }
}

package stepdoku.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Going back shows at every time exactly what was there on the way forward. */
class BackTest {
    private static final int MOST_CELLS_SEEN = 700_000;
    private static final int MOST_CELLS_WALKED = 17_000_000;

    @ParameterizedTest
    @MethodSource("subjects")
    void backUndoesForward(Subject subject) {
        Search search = subject.search();
        List<State> states = statesOnTheWay(search);
        for (int time = states.size() - 1; time > 0; time--) {
            assertEquals(states.get(time), State.of(search));
            search.back();
        }
        assertEquals(states.get(0), State.of(search));
        assertFalse(search.back());
    }

    static Stream<Subject> subjects() {
        Stream<String> boards = Stream.of(
                "leetcode",
                "ai-escargot",
                "empty",
                "dead-cell",
                "full-valid",
                "tiny-none",
                "tiny-two",
                "tiny-empty",
                "6x6-hard-forward",
                "6x6-two-solutions",
                "16x16-150");
        Stream<Subject> sudoku = boards.flatMap(Subject::withAllStrategies);
        Stream<Subject> queens = IntStream.rangeClosed(4, 8).boxed().flatMap(Subject::queensWithAllStrategies);
        Stream<Subject> large = Strategies.TABLE.stream().map(strategy -> Subject.large(25, 300, strategy));
        return Stream.of(sudoku, queens, large).flatMap(all -> all);
    }

    /** The states at all times from 0 to the end, or to the most that we look at; the search is left there. */
    private static List<State> statesOnTheWay(Search search) {
        List<State> states = new ArrayList<>();
        int mostMoves = MOST_CELLS_SEEN / search.position().cellCount();
        states.add(State.of(search));
        while (search.time() < mostMoves && search.forward()) {
            states.add(State.of(search));
        }
        return states;
    }

    @ParameterizedTest
    @MethodSource("grounds")
    void aRandomWalkSeesEachTimeAsItWas(Subject subject) {
        Random random = Seeded.random("the walk of " + subject);
        Search search = subject.search();
        List<State> states = statesOnTheWay(search);
        int mostMoves = Math.min(200_000, MOST_CELLS_WALKED / search.position().cellCount());
        for (int moves = 0; moves < mostMoves; ) {
            boolean forward = random.nextBoolean();
            for (int leg = random.nextInt(200); leg > 0; leg--, moves++) {
                boolean possible = !forward || search.time() < states.size() - 1;
                if (!possible || !(forward ? search.forward() : search.back())) {
                    break;
                }
                assertEquals(states.get((int) search.time()), State.of(search));
            }
        }
    }

    static Stream<Subject> grounds() {
        return Stream.of(
                Subject.of("leetcode", "scan"),
                Subject.of("6x6-hard-forward", "backward"),
                Subject.of("tiny-two", "fullest"),
                Subject.of("ai-escargot", "fewest"),
                Subject.of("hard-31", "forced"),
                Subject.large(16, 150, Strategies.SCAN),
                Subject.queens(6, Strategies.SCAN));
    }

    @Test
    void backThroughALongSearchEqualsReplay() {
        Subject subject = Subject.of("inkala-2012", "scan");
        long[] times = Seeded.random("times").longs(200, 0, 99_056).sorted().toArray();
        Search there = subject.search();
        List<State> states = IntStream.range(0, times.length)
                .mapToObj(i -> State.replayed(there, times[i]))
                .toList();
        for (int i = times.length - 1; i >= 0; i--) {
            while (there.time() > times[i]) {
                there.back();
            }
            assertEquals(states.get(i), State.of(there), "time " + times[i]);
        }
    }
}

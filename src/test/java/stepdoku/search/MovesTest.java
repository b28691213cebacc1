package stepdoku.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stepdoku.board.Grid;

/** The moves of a search are those of the plain recursion, one by one, through all solutions. */
class MovesTest {
    private static final int MOST_MOVES = 1000;

    @ParameterizedTest
    @MethodSource("subjects")
    void everyMoveIsThatOfTheRecursion(Subject subject) {
        assertSameMoves(subject, MOST_MOVES);
    }

    static Stream<Subject> subjects() {
        Stream<Subject> known = Boards.searchable().flatMap(Subject::withAllStrategies);
        Stream<Subject> queens = IntStream.rangeClosed(1, 8).boxed().flatMap(Subject::queensWithAllStrategies);
        return Stream.concat(known, queens);
    }

    @ParameterizedTest
    @MethodSource("whole")
    void everyMoveOfAWholeSearchIsThatOfTheRecursion(Subject subject) {
        assertSameMoves(subject, Integer.MAX_VALUE);
    }

    static Stream<Subject> whole() {
        return Stream.of(
                Subject.of("leetcode", "scan"),
                Subject.of("leetcode", "backward"),
                Subject.of("6x6-hard-forward", "fullest"),
                Subject.of("ai-escargot", "fewest"),
                Subject.of("6x6-two-solutions", "forced"));
    }

    @Test
    void randomBoardsOfAllSizesAreSearchedAlike() {
        Random random = Seeded.random("random boards");
        for (int size : List.of(4, 6, 9, 12, 16, 25)) {
            for (int board = 0; board < 90 / size; board++) {
                Grid grid = Boards.random(random, size);
                int mostMoves = 15_000 / grid.geometry().cellCount();
                Strategies.TABLE.forEach(
                        strategy -> assertSameMoves(Subject.of(grid.toString(), grid, strategy), mostMoves));
            }
        }
    }

    private static void assertSameMoves(Subject subject, int mostMoves) {
        PlainSearch plain = subject.plain(mostMoves);
        Search search = subject.search();
        for (Move move : plain.moves) {
            search.forward();
            assertEquals(move, search.lastMove().orElseThrow(), subject.name());
        }
        if (plain.complete) {
            assertFalse(search.forward(), subject.name());
        }
    }
}

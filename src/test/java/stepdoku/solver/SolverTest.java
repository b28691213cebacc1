package stepdoku.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stepdoku.board.Clash;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;

class SolverTest {

    @ParameterizedTest
    @MethodSource("knownBoards")
    void tellsNoneOneAndSeveralApartInUnderTwoSeconds(KnownBoard board) {
        Solutions solutions = assertTimeoutPreemptively(Duration.ofSeconds(2), () -> Solver.solve(board.grid()));

        assertEquals(board.solutions(), verdict(solutions));
    }

    @ParameterizedTest
    @MethodSource("knownBoards")
    void countsExactly(KnownBoard board) {
        board.exactCount().ifPresent(exact -> {
            Solutions all = Solver.solve(board.grid(), Long.MAX_VALUE, () -> true);
            assertEquals(exact, all.count());
            assertTrue(all.complete());
        });
    }

    @ParameterizedTest
    @MethodSource("knownBoards")
    void findsTheSolution(KnownBoard board) {
        String found = Solver.solution(board.grid()).map(Grid::toString).orElse("");

        assertTrue(found.contains(board.solution()), found);
    }

    @ParameterizedTest
    @MethodSource("knownBoards")
    void givesTheFirstTwoSolutions(KnownBoard board) {
        List<Grid> first = Solver.solve(board.grid(), 3, () -> true).first();

        assertEquals(first.size(), first.stream().distinct().count());
        first.forEach(solution -> assertSolves(board.grid(), solution));
    }

    static Collection<KnownBoard> knownBoards() {
        return KnownBoard.all();
    }

    @ParameterizedTest
    @MethodSource("smallBoards")
    void findsOnSmallBoardsWhatBruteForceFinds(Grid grid) {
        assertSameSolutions(grid);
    }

    static Stream<Grid> smallBoards() {
        RandomBoards four = new RandomBoards(Geometry.of(4), 4);
        RandomBoards six = new RandomBoards(Geometry.of(6), 6);
        return Stream.of(
                        IntStream.range(0, 100).mapToObj(i -> four.scattered(i % 10)),
                        IntStream.range(0, 50).mapToObj(i -> six.scattered(8 + i % 12)),
                        IntStream.range(0, 50).mapToObj(i -> six.spoilt(8 + i % 16)))
                .flatMap(boards -> boards);
    }

    @ParameterizedTest
    @MethodSource("wellFilledBoards")
    void findsOnWellFilledBoardsWhatBruteForceFinds(Grid grid) {
        assertSameSolutions(grid);
    }

    static Stream<Grid> wellFilledBoards() {
        RandomBoards boards = new RandomBoards(Geometry.of(9), 9);
        return Stream.of(
                        IntStream.range(0, 200).mapToObj(i -> boards.solvable(20 + i % 28)),
                        IntStream.range(0, 200).mapToObj(i -> boards.spoilt(20 + i % 28)),
                        IntStream.range(0, 100).mapToObj(i -> boards.scattered(36 + i % 20)))
                .flatMap(stream -> stream);
    }

    private static void assertSameSolutions(Grid grid) {
        Collection<String> expected =
                Clash.in(grid).isEmpty() ? BruteForce.solutions(grid, Integer.MAX_VALUE) : List.of();
        Solutions all = Solver.solve(grid, Long.MAX_VALUE, () -> true);

        assertEquals(expected.size(), all.count(), grid::toString);
        all.first().forEach(solution -> assertTrue(expected.contains(solution.toString()), grid::toString));
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void findsTwoSolutionsOfAnEmptyBoardAtOnce(int size) {
        Grid empty = Grid.empty(Geometry.of(size));

        assertTrue(assertTimeoutPreemptively(Duration.ofSeconds(2), () -> Solver.solve(empty))
                .several());
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void givesTheSameSolutionsEveryTime(int size) {
        Grid grid = new RandomBoards(Geometry.of(size), size).scattered(size);

        assertEquals(Solver.solve(grid), Solver.solve(grid));
    }

    static List<Integer> sizes() {
        return Geometry.SIZES;
    }

    @Test
    void writesEntriesIntoTheCellsThatWereEmpty() {
        Grid grid = Grid.ofLine("1..............4").withEntry(5, 3);

        Grid solution = Solver.solution(grid).orElseThrow();

        assertTrue(solution.isGiven(0));
        assertTrue(solution.isEntry(1));
        assertTrue(solution.isEntry(5));
        assertEquals(grid.withoutEntries(), solution.withoutEntries());
    }

    @Test
    void aLimitReachedLeavesTheCountIncomplete() {
        Grid empty = Grid.empty(Geometry.of(4));

        assertEquals(100, Solver.solve(empty, 100, () -> true).count());
        assertFalse(Solver.solve(empty, 100, () -> true).complete());
        assertTrue(Solver.solve(empty, 289, () -> true).complete());
    }

    @ParameterizedTest
    @MethodSource("sizesFromNine")
    void endsSoonWhenToldTo(int size) {
        Grid empty = Grid.empty(Geometry.of(size));
        int[] asked = {0};

        Solutions some = Solver.solve(empty, Long.MAX_VALUE, () -> ++asked[0] < 3);

        assertEquals(3, asked[0]);
        assertFalse(some.complete());
        assertTrue(some.several());
    }

    static Stream<Integer> sizesFromNine() {
        return sizes().stream().filter(size -> size >= 9);
    }

    @Test
    void knowsNothingWhenStoppedBeforeTheFirstSolution() {
        Solutions nothing = new Solutions(List.of(), 0, false);

        assertFalse(nothing.none() || nothing.isUnique() || nothing.several() || nothing.isDecided());
    }

    @Test
    void refusesToCountToZero() {
        Grid empty = Grid.empty(Geometry.of(4));

        assertThrows(IllegalArgumentException.class, () -> Solver.solve(empty, 0, () -> true));
    }

    private static void assertSolves(Grid grid, Grid solution) {
        assertTrue(solution.isFull());
        assertEquals(List.of(), Clash.in(solution));
        assertEquals(grid, grid.emptyCells().boxed().reduce(solution, Grid::withoutEntry, (a, b) -> b));
    }

    private static String verdict(Solutions solutions) {
        assertTrue(solutions.isDecided());
        return solutions.none() ? "0" : solutions.isUnique() ? "1" : "2+";
    }
}

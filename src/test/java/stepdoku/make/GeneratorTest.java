package stepdoku.make;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.hint.Level;
import stepdoku.solver.Solver;

class GeneratorTest {
    private static List<Grid> boards(Wish wish, long seed, int count) {
        Generator generator = new Generator(wish, seed);
        return Stream.generate(() -> generator.next(() -> true).orElseThrow())
                .limit(count)
                .toList();
    }

    @Test
    void everyBoardHasOneSolutionAndNoGivenToSpare() {
        for (Grid grid : boards(Wish.any(), 1, 200)) {
            assertTrue(Solver.solve(grid).isUnique(), grid.toString());
            givens(grid)
                    .forEach(given ->
                            assertTrue(Solver.solve(without(grid, given)).several(), grid.toString()));
        }
    }

    private static IntStream givens(Grid grid) {
        return IntStream.range(0, grid.geometry().cellCount()).filter(grid::isGiven);
    }

    private static Grid without(Grid grid, int given) {
        int[] digits = grid.digits();
        digits[given] = 0;
        return Grid.ofGivens(grid.geometry(), digits);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 9, 12, 16})
    void boardsOfEverySizeHaveOneSolution(int size) {
        for (Grid grid : boards(Wish.any().of(Geometry.of(size)), 2, 3)) {
            assertEquals(size, grid.geometry().size());
            assertTrue(Solver.solve(grid).isUnique(), grid.toString());
        }
    }

    @Test
    void theSameSeedMakesTheSameBoards() {
        assertEquals(boards(Wish.any(), 7, 20), boards(Wish.any(), 7, 20));
    }

    @Test
    void anotherSeedMakesOtherBoards() {
        assertNotEquals(boards(Wish.any(), 7, 1), boards(Wish.any(), 8, 1));
    }

    @ParameterizedTest
    @EnumSource
    void theLevelIsTheOneAskedFor(Level level) {
        for (Grid grid : boards(Wish.any().of(level), 3, 3)) {
            assertEquals(level, Rating.of(grid).level(), grid.toString());
            assertTrue(Solver.solve(grid).isUnique(), grid.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {12, 16})
    void largeBoardsCanBeEasy(int size) {
        Grid grid =
                boards(Wish.any().of(Geometry.of(size)).of(Level.EASY), 3, 1).get(0);
        assertEquals(Level.EASY, Rating.of(grid).level(), grid.toString());
        assertTrue(Solver.solve(grid).isUnique(), grid.toString());
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 9})
    void symmetricGivensLookTheSameUpsideDown(int size) {
        for (Grid grid : boards(Wish.any().of(Geometry.of(size)).withSymmetry(), 4, 10)) {
            int last = grid.geometry().cellCount() - 1;
            givens(grid).forEach(given -> assertTrue(grid.isGiven(last - given), grid.toString()));
            assertTrue(Solver.solve(grid).isUnique(), grid.toString());
        }
    }

    @Test
    void itGivesUpWhereALevelDoesNotExist() {
        Generator generator = new Generator(Wish.any().of(Geometry.of(4)).of(Level.BEYOND), 5);
        assertTrue(generator.next(() -> true).isEmpty());
        assertTrue(generator.hasGivenUp());
    }

    @Test
    void itStopsWhenItIsToldTo() {
        Generator generator = new Generator(Wish.any().of(Level.BEYOND), 6);
        assertTrue(generator.next(() -> false).isEmpty());
        assertFalse(generator.hasGivenUp());
    }

    @Test
    void itStopsWithinATry() {
        int[] questions = {0};
        Generator generator = new Generator(Wish.any().of(Geometry.of(16)), 1);
        assertEquals(Optional.empty(), generator.next(() -> ++questions[0] < 20));
        assertEquals(0, generator.made());
        assertTrue(generator.next(() -> true).isPresent());
        assertEquals(1, generator.made());
    }
}

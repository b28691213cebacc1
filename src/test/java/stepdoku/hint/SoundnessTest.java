package stepdoku.hint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;

/** The first property of a hint: it never contradicts a solution. */
class SoundnessTest {

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 9})
    void everyDeductionAgreesWithTheOnlySolution(int size) {
        Random random = new Random(size);
        for (int board = 0; board < 100; board++) {
            Grid grid = RandomBoards.minimal(Geometry.of(size), random);
            assertSound(Ladder.full(), grid, BruteForce.solutions(grid, 1));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {12, 16, 25})
    void onLargeBoardsEveryDeductionAgreesWithTheSolutionThatTheyWereMadeFrom(int size) {
        Random random = new Random(size);
        Grid solution = patterned(Geometry.of(size));
        for (int share = 40; share <= 70; share += 5) {
            int wanted = share;
            BitSet cells = new BitSet();
            IntStream.range(0, size * size)
                    .filter(cell -> random.nextInt(100) < wanted)
                    .forEach(cells::set);
            assertSound(Ladder.withoutUniqueness(), RandomBoards.emptied(solution, cells), List.of(solution));
        }
    }

    /** A full board: each row is the one above, shifted by the width of a box, by one more where a band begins. */
    private static Grid patterned(Geometry geometry) {
        int[] digits = new int[geometry.cellCount()];
        for (int cell = 0; cell < digits.length; cell++) {
            int row = geometry.row(cell);
            int shift = row % geometry.boxRows() * geometry.boxColumns() + row / geometry.boxRows();
            digits[cell] = (shift + geometry.column(cell)) % geometry.size() + 1;
        }
        return Grid.ofGivens(geometry, digits);
    }

    @Test
    void withoutUniquenessEveryDeductionAgreesWithAllSolutions() {
        Random random = new Random(2);
        for (int board = 0; board < 100; board++) {
            Grid grid = RandomBoards.minimal(Geometry.of(9), random);
            BitSet someGivens = new BitSet();
            IntStream.range(0, 81)
                    .filter(cell -> grid.isGiven(cell) && random.nextInt(20) == 0)
                    .forEach(someGivens::set);
            Grid looser = RandomBoards.emptied(grid, someGivens);
            assertSound(Ladder.withoutUniqueness(), looser, BruteForce.solutions(looser, 50));
        }
    }

    private static void assertSound(Ladder ladder, Grid grid, List<Grid> solutions) {
        PencilMarks marks = PencilMarks.of(grid);
        for (Deduction step : ladder.path(marks).steps()) {
            for (Deduction deduction : ladder.all(marks)) {
                solutions.forEach(solution -> assertAgrees(deduction, grid, solution));
            }
            marks = step.apply(marks);
        }
    }

    private static void assertAgrees(Deduction deduction, Grid grid, Grid solution) {
        for (Candidate in : deduction.placements()) {
            assertEquals(solution.digit(in.cell()), in.digit(), grid + " " + deduction);
        }
        for (Candidate out : deduction.eliminations()) {
            assertTrue(solution.digit(out.cell()) != out.digit(), grid + " " + deduction);
        }
    }
}

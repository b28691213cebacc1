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
import stepdoku.solver.Solver;

/** The first property of a hint: it never contradicts a solution. */
class SoundnessTest {

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 9})
    void everyDeductionOnTheWayAgreesWithTheOnlySolution(int size) {
        Random random = new Random(size);
        for (int board = 0; board < 120; board++) {
            Grid grid = RandomBoards.minimal(Geometry.of(size), random);
            assertPathIsSound(Ladder.full(), grid, List.of(Solver.solution(grid).orElseThrow()));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 9})
    void everyDeductionThatIsPossibleSomewhereOnTheWayAgreesToo(int size) {
        Random random = new Random(10 + size);
        for (int board = 0; board < 15; board++) {
            Grid grid = RandomBoards.minimal(Geometry.of(size), random);
            assertAllAreSound(Ladder.full(), grid, List.of(Solver.solution(grid).orElseThrow()), random);
        }
    }

    @Test
    void withoutUniquenessEveryDeductionAgreesWithAllSolutions() {
        Random random = new Random(2);
        for (int board = 0; board < 50; board++) {
            Grid grid = RandomBoards.minimal(Geometry.of(9), random);
            BitSet someGivens = new BitSet();
            IntStream.range(0, 81)
                    .filter(cell -> grid.isGiven(cell) && random.nextInt(20) == 0)
                    .forEach(someGivens::set);
            Grid looser = RandomBoards.emptied(grid, someGivens);
            List<Grid> solutions = BruteForce.solutions(looser, 50);
            assertPathIsSound(Ladder.withoutUniqueness(), looser, solutions);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {12, 16, 25})
    void onLargeBoardsEveryDeductionAgreesWithTheSolutionThatTheyWereMadeFrom(int size) {
        Random random = new Random(size);
        Grid solution = patterned(Geometry.of(size));
        for (int share = 45; share <= 60; share += 5) {
            int wanted = share;
            BitSet cells = new BitSet();
            IntStream.range(0, size * size)
                    .filter(cell -> random.nextInt(100) < wanted)
                    .forEach(cells::set);
            assertPathIsSound(Ladder.withoutUniqueness(), RandomBoards.emptied(solution, cells), List.of(solution));
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
    void marksThatNoSolutionFitsGiveNoErrorAndDeductionsOfCandidatesOnly() {
        Random random = new Random(3);
        for (int board = 0; board < 30; board++) {
            PencilMarks marks = RandomBoards.marks(Geometry.of(9), random, 0.2 + random.nextDouble() * 0.4);
            for (Technique technique : Techniques.TABLE) {
                technique.first(marks).ifPresent(deduction -> assertIsAboutCandidates(deduction, marks));
            }
        }
    }

    private static void assertPathIsSound(Ladder ladder, Grid grid, List<Grid> solutions) {
        PencilMarks marks = PencilMarks.of(grid);
        for (Deduction step : ladder.path(marks).steps()) {
            assertIsAboutCandidates(step, marks);
            solutions.forEach(solution -> assertAgrees(step, grid, solution));
            marks = step.apply(marks);
        }
    }

    private static void assertAllAreSound(Ladder ladder, Grid grid, List<Grid> solutions, Random random) {
        PencilMarks marks = PencilMarks.of(grid);
        List<Deduction> steps = ladder.path(marks).steps();
        for (Deduction step : steps.subList(0, random.nextInt(steps.size() + 1))) {
            marks = step.apply(marks);
        }
        for (Deduction deduction : ladder.all(marks)) {
            assertIsAboutCandidates(deduction, marks);
            solutions.forEach(solution -> assertAgrees(deduction, grid, solution));
        }
    }

    private static void assertIsAboutCandidates(Deduction deduction, PencilMarks marks) {
        assertTrue(deduction.placements().size() + deduction.eliminations().size() > 0, deduction.toString());
        for (Candidate in : deduction.placements()) {
            assertTrue(marks.isCandidate(in.cell(), in.digit()), deduction.toString());
        }
        for (Candidate out : deduction.eliminations()) {
            assertTrue(marks.isCandidate(out.cell(), out.digit()), deduction.toString());
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

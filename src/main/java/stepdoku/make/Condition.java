package stepdoku.make;

import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;
import stepdoku.hint.Ladder;
import stepdoku.hint.Level;
import stepdoku.solver.FastSolver;
import stepdoku.solver.Solver;

/** What must stay true of a board, one digit a cell, 0 for empty, while givens are taken from it. */
@FunctionalInterface
public interface Condition {
    boolean holds(int[] board);

    /**
     * The board has one solution. When it is not 9x9, the proof may take no more than some thousand guesses, since proofs
     * on large boards can take for ever. Not for several threads at a time.
     */
    static Condition oneSolution(Geometry geometry) {
        if (geometry.size() == 9) {
            FastSolver solver = new FastSolver();
            return board -> solver.count(board, 2) == 1;
        }
        return board ->
                Solver.solve(Grid.ofGivens(geometry, board), 2, () -> false).isUnique();
    }

    /** Techniques up to a level that do not rest on uniqueness solve the board, which proves that it has one solution. */
    static Condition solvedByLogic(Geometry geometry, Level hardest) {
        Ladder ladder = Ladder.of(Ladder.withoutUniqueness().techniques().stream()
                .filter(technique -> technique.level().compareTo(hardest) <= 0)
                .toList());
        return board ->
                ladder.path(PencilMarks.of(Grid.ofGivens(geometry, board))).isSolved();
    }
}

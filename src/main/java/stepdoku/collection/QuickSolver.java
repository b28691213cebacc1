package stepdoku.collection;

import java.util.Optional;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.solver.FastSolver;
import stepdoku.solver.Solutions;
import stepdoku.solver.Solver;

/** Solves one board after the other without making a solver for each. Not for use by several threads at a time. */
public final class QuickSolver {
    private static final int LIMIT = 2;

    private final FastSolver fast = new FastSolver();

    /** How many solutions there are, up to two, and the first of them as a line. */
    public record Found(long count, Optional<String> solution) {
        /** {@code one solution}. */
        public String words() {
            return count == 0 ? "no solution" : count == 1 ? "one solution" : "several solutions";
        }

        public boolean isUnique() {
            return count == 1;
        }

        /** Whether these are all solutions. */
        public boolean complete() {
            return count < LIMIT;
        }
    }

    public Found solve(Grid grid) {
        if (grid.geometry() != Geometry.of(9)) {
            Solutions solutions = Solver.solve(grid);
            return new Found(solutions.count(), solutions.solution().map(Grid::toString));
        }
        long count = fast.count(grid.digits(), LIMIT);
        return new Found(count, fast.first().stream().findFirst().map(QuickSolver::line));
    }

    private static String line(int[] digits) {
        StringBuilder line = new StringBuilder(digits.length);
        for (int digit : digits) {
            line.append(Digits.symbol(digit));
        }
        return line.toString();
    }
}

package stepdoku.solver;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;

/**
 * Solves boards of all sizes and counts their solutions. The same board gives the same solutions in the same order, every
 * time. Nothing is taught here: the search that one can watch is in the room {@code search}.
 */
public final class Solver {
    private Solver() {}

    /** A solution of the grid; none when it has none. */
    public static Optional<Grid> solution(Grid grid) {
        return solve(grid, 1, () -> true).solution();
    }

    /** Counts to two: enough to tell none, one and several solutions apart. */
    public static Solutions solve(Grid grid) {
        return solve(grid, 2, () -> true);
    }

    /**
     * Counts the solutions up to a limit of at least 1. A grid with clashes has none. {@code goOn} is asked every few
     * thousand guesses; when it answers false, the run ends with what it has found so far.
     */
    public static Solutions solve(Grid grid, long limit, BooleanSupplier goOn) {
        if (limit < 1) {
            throw new IllegalArgumentException("a limit of " + limit + " solutions");
        }
        SolutionCounter counter = counterFor(grid.geometry());
        counter.run(grid.digits(), limit, goOn);
        List<Grid> first = counter.first().stream().map(grid::withDigits).collect(Collectors.toUnmodifiableList());
        return new Solutions(first, counter.count(), counter.isComplete());
    }

    private static SolutionCounter counterFor(Geometry geometry) {
        return geometry.size() == 9 ? new FastSolver() : new MaskSearch(geometry);
    }
}

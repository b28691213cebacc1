package stepdoku.reply;

import java.time.Duration;
import stepdoku.board.Clash;
import stepdoku.board.Grid;
import stepdoku.session.Session;
import stepdoku.solver.Solutions;
import stepdoku.solver.Solver;
import stepdoku.text.Words;

/** What is told of a board when it comes on the table: {@code 30 givens, 51 empty, one solution}. */
public final class Facts {
    /** Counting solutions may take this long; the largest boards can take for ever. */
    private static final Duration PATIENCE = Duration.ofMillis(1500);

    private Facts() {}

    public static String of(Session session) {
        return Words.count(session.grid().givenCount(), "given") + ", " + emptyAndSolutions(session);
    }

    /** {@code 51 empty, one solution}. */
    public static String emptyAndSolutions(Session session) {
        Grid grid = session.grid();
        return "%d empty, ".formatted(grid.emptyCount())
                + (Clash.in(grid).isEmpty() ? solutions(solve(session, grid)) : "a clash");
    }

    /** Counts to two, giving up after a while or at Ctrl-C. */
    public static Solutions solve(Session session, Grid grid) {
        return solve(session, grid, 2);
    }

    /** Counts to a limit, giving up after a while or at Ctrl-C. */
    public static Solutions solve(Session session, Grid grid, long limit) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        return Solver.solve(
                grid, limit, () -> System.nanoTime() < end && session.host().goOn());
    }

    public static String solutions(Solutions solutions) {
        if (!solutions.isDecided()) {
            return "solutions not counted in %d s".formatted(PATIENCE.toSeconds());
        }
        return solutions.none() ? "no solution" : solutions.isUnique() ? "one solution" : "several solutions";
    }
}

package stepdoku.command;

import java.util.Locale;
import org.apache.commons.lang3.time.StopWatch;
import stepdoku.board.Grid;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.Status;
import stepdoku.solver.Solutions;
import stepdoku.solver.Solver;

/** {@code solve}: fills the board. */
final class SolveCommand extends Command {
    SolveCommand() {
        super(Sheet.of(Group.BOARD, "solve", "fill the board, and say whether its solution is the only one")
                .meaning("The fast solver does it at once; to watch a search, use step. undo empties the cells again.")
                .examples("load leetcode; solve", "load tiny-two; solve")
                .readingBoard());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        arguments.atMost(0);
        session.refuseQueens();
        Grid grid = session.grid();
        Session.refuseClashes(grid);
        if (grid.isFull()) {
            return Reply.text("the board is full and right: there is nothing to solve");
        }
        StopWatch watch = StopWatch.createStarted();
        Solutions solutions = Solver.solve(grid, 2, session.host()::goOn);
        watch.stop();
        return solutions
                .solution()
                .map(solution -> fill(session, solution, solutions, watch))
                .orElseGet(() -> nothing(solutions));
    }

    private static Reply fill(Session session, Grid solution, Solutions solutions, StopWatch watch) {
        boolean ended = session.change(solution);
        String only = solutions.isUnique()
                ? "the only solution"
                : solutions.several()
                        ? "one of several solutions"
                        : "a solution; whether it is the only one was not found out";
        Reply reply = Boards.reply(session, ended, "solved in %s: %s".formatted(time(watch), only));
        return solutions.several() ? reply.with(Status.NO) : reply;
    }

    private static String time(StopWatch watch) {
        return String.format(Locale.ROOT, "%.1f ms", watch.getNanoTime() / 1e6);
    }

    private static Reply nothing(Solutions solutions) {
        return solutions.complete()
                ? Reply.text("there is no solution; check says more").with(Status.NO)
                : Reply.text("stopped before a solution was found");
    }
}

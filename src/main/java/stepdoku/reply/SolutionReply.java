package stepdoku.reply;

import java.util.Optional;
import stepdoku.board.Clash;
import stepdoku.board.Grid;
import stepdoku.export.BoardJson;
import stepdoku.session.Problem;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.solver.Solutions;
import stepdoku.solver.Solver;
import stepdoku.view.SolutionView;
import stepdoku.view.Text;
import stepdoku.view.View;

/** The board beside its solution, or beside one of several. */
public final class SolutionReply {
    private SolutionReply() {}

    /** The solution of what is given, marked where the board has something else. */
    public static Reply of(Session session) {
        session.refuseQueens();
        Grid grid = session.grid();
        Problem.refuseClashes(grid.withoutEntries());
        Solutions ofGivens = solve(session, grid.withoutEntries());
        if (ofGivens.isUnique()) {
            return beside(session, ofGivens.solution().orElseThrow(), true);
        }
        if (ofGivens.none()) {
            throw UserError.no("there is no solution; check says more");
        }
        return oneOfSeveral(session, grid, ofGivens);
    }

    /** Of several solutions one that has the entries, too, if there is one. */
    private static Reply oneOfSeveral(Session session, Grid grid, Solutions ofGivens) {
        Solutions withEntries = Clash.in(grid).isEmpty() ? solve(session, grid) : ofGivens;
        Optional<Grid> solution = withEntries.solution().or(ofGivens::solution);
        Grid found = solution.orElseThrow(() -> new UserError("stopped before a solution was found"));
        return beside(session, found, false)
                .and(Text.of(withEntries.isUnique() ? "The givens have more solutions." : "There are more solutions."));
    }

    private static Reply beside(Session session, Grid solution, boolean isOnly) {
        return Reply.of(solutionView(session, solution, isOnly))
                .data(() -> BoardJson.of(session.shown()).with("solution", solution));
    }

    private static View solutionView(Session session, Grid solution, boolean isOnly) {
        return new SolutionView(session.shown(), Boards.placed(session), solution, isOnly);
    }

    private static Solutions solve(Session session, Grid grid) {
        return Solver.solve(grid, 2, session.host()::goOn);
    }
}

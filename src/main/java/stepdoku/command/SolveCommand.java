package stepdoku.command;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.commons.lang3.time.StopWatch;
import stepdoku.board.Grid;
import stepdoku.collection.BoardWork;
import stepdoku.collection.QuickSolver;
import stepdoku.export.DeductionJson;
import stepdoku.export.Json;
import stepdoku.hint.LogicPath;
import stepdoku.line.Completion;
import stepdoku.reply.Boards;
import stepdoku.session.Problem;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.Status;
import stepdoku.session.UserError;
import stepdoku.solver.Solutions;
import stepdoku.solver.Solver;
import stepdoku.text.Words;
import stepdoku.view.Column;
import stepdoku.view.Table;
import stepdoku.view.View;

/** {@code solve}: fills the board, at once or deduction by deduction. */
final class SolveCommand extends Command {
    private static final List<String> BY_LOGIC = List.of("by", "logic");

    SolveCommand() {
        super(Sheet.of(Group.BOARD, "solve [by logic]", "fill the board, and say whether its solution is the only one")
                .meaning(
                        "The fast solver does it at once; to watch a search, use step. by logic goes the way of a person:"
                                + " one deduction a line, as hint finds them, to the solution or to where logic ends. undo empties the"
                                + " cells again. From the shell, solve FILE solves every board of a file with one on each line."
                                + " Whether a solution is the only one is said if it is not.")
                .examples("load leetcode; solve", "load tiny-two; solve", "load leetcode; solve by logic")
                .readingBoard()
                .standingAlone()
                .answeringPrograms());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        boolean byLogic = !arguments.isEmpty();
        if (byLogic && !arguments.words().equals(BY_LOGIC)) {
            throw arguments.usage("'%s' is no way to solve a board".formatted(Words.shorten(arguments.textFrom(0))));
        }
        session.refuseQueens();
        Grid grid = session.grid();
        Problem.refuseClashes(grid);
        if (grid.isFull()) {
            return Reply.text("the board is full and right: there is nothing to solve")
                    .data(() -> data(grid, Optional.of(grid), 1, true));
        }
        return byLogic ? byLogic(session, grid) : atOnce(session, grid);
    }

    @Override
    Optional<Supplier<BoardWork>> eachBoard() {
        return Optional.of(() -> {
            QuickSolver solver = new QuickSolver();
            return grid -> answer(grid, solver.solve(grid));
        });
    }

    private static BoardWork.Answer answer(Grid grid, QuickSolver.Found found) {
        String line = found.isUnique()
                ? found.solution().orElseThrow()
                : found.solution().map(solution -> solution + "\t").orElse("") + found.words();
        return BoardWork.Answer.of(
                line, () -> data(grid, found.solution(), found.count(), found.complete()), found.isUnique());
    }

    /** A solution, and how many were counted; complete says whether these are all. */
    private static Json data(Grid grid, Optional<?> solution, long count, boolean complete) {
        return Json.object()
                .with("board", grid)
                .with("solution", solution)
                .with("solutions", count)
                .with("complete", complete);
    }

    private static Reply byLogic(Session session, Grid grid) {
        LogicPath path = HintCommand.ladder(session, grid).path(session.marks());
        if (path.steps().isEmpty()) {
            throw UserError.no(HintCommand.NOTHING);
        }
        Table steps = Table.of(Column.right(""), Column.left(""));
        for (int i = 0; i < path.steps().size(); i++) {
            steps = steps.with("" + (i + 1), path.steps().get(i).toString());
        }
        boolean ended = session.change(path.end());
        Reply board = Boards.reply(session, ended, summary(path));
        List<View> views =
                Stream.concat(Stream.of(steps), board.views().stream()).toList();
        return Reply.of(views).data(() -> data(grid, path)).with(path.isSolved() ? Status.OK : Status.NO);
    }

    private static Json data(Grid grid, LogicPath path) {
        return Json.object()
                .with("board", grid)
                .with("solved", path.isSolved())
                .with("end", path.end().grid())
                .with("level", path.level())
                .with("steps", path.steps().stream().map(DeductionJson::of).toList());
    }

    private static String summary(LogicPath path) {
        String steps = Words.count(path.steps().size(), "step");
        String hardest =
                path.hardest().map(technique -> ", the hardest " + technique).orElse("");
        return path.isSolved()
                ? "solved by logic in " + steps + hardest
                : "logic ends here, after %s%s: %s; search goes on, with step"
                        .formatted(steps, hardest, Words.count(path.end().grid().emptyCount(), "cell") + " left empty");
    }

    private static Reply atOnce(Session session, Grid grid) {
        StopWatch watch = StopWatch.createStarted();
        Solutions solutions = Solver.solve(grid, 2, session.host()::goOn);
        watch.stop();
        Reply reply = solutions
                .solution()
                .map(solution -> fill(session, solution, solutions, watch))
                .orElseGet(() -> nothing(solutions));
        return reply.data(() -> data(grid, solutions.solution(), solutions.count(), solutions.complete()));
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

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.size() < BY_LOGIC.size() && before.equals(BY_LOGIC.subList(0, before.size()))
                ? List.of(new Completion(BY_LOGIC.get(before.size()), "deduction by deduction"))
                : List.of();
    }
}

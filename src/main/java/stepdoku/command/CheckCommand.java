package stepdoku.command;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import stepdoku.board.Clash;
import stepdoku.board.Grid;
import stepdoku.collection.BoardWork;
import stepdoku.collection.QuickSolver;
import stepdoku.export.Json;
import stepdoku.reply.BoardFault;
import stepdoku.reply.Facts;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.Status;
import stepdoku.solver.Solutions;
import stepdoku.view.Text;
import stepdoku.view.TwoSolutionsView;
import stepdoku.view.View;

/**
 * {@code check}: what is wrong with the board, the plainest fault first. The first three kinds are LeetCode 36, "Valid
 * Sudoku", and what follows from it at a glance; the others need the solver.
 */
final class CheckCommand extends Command {
    private static final int COUNTED = 20_000;
    private static final int FEWEST_GIVENS = 17;
    /** What a fault that is seen at a glance says of the solutions. */
    private static final Solutions NONE = new Solutions(List.of(), 0, true);

    CheckCommand() {
        super(Sheet.of(Group.BOARD, "check", "what is wrong with the board, if anything")
                .meaning(
                        "In this order: clashes, with both cells and the house; cells without a candidate; houses where a digit"
                                + " has no place; no solution, or several, of which two are shown; entries that lead away from the only solution. The exit"
                                + " status is 0 when the board is sound and has one solution, else 1. From the shell, check FILE checks"
                                + " every board of a file with one on each line.")
                .examples("load leetcode; check", "load leetcode; set r1c3 1; check", "load clash; check")
                .readingBoard()
                .standingAlone()
                .answeringPrograms());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        session.refuseQueens();
        arguments.atMost(0);
        Grid grid = session.grid();
        List<BoardFault> plain = BoardFault.plain(grid);
        Solutions solutions = plain.isEmpty() ? Facts.solve(session, grid, COUNTED) : NONE;
        List<BoardFault> faults = solutions.none()
                ? Stream.concat(plain.stream(), wrongEntries(session, grid).stream())
                        .toList()
                : List.of();
        Reply reply = solutions.none() ? no(plain.isEmpty(), faults) : yesOrSeveral(grid, solutions);
        return reply.data(() -> data(grid, faults, solutions.count(), solutions.complete()));
    }

    private static Reply no(boolean hidden, List<BoardFault> faults) {
        Stream<Text> first = hidden
                ? Stream.of(Text.of("no solution: no clash, no dead cell, and yet every way to go on fails"))
                : Stream.empty();
        Stream<View> sentences = Stream.concat(first, faults.stream().map(fault -> Text.of(fault.toString())));
        return Reply.of(sentences.toList()).with(Status.NO);
    }

    private static Reply yesOrSeveral(Grid grid, Solutions solutions) {
        if (solutions.isUnique()) {
            return Reply.text(grid.isFull() ? "the board is full and right" : "no fault: the board has one solution");
        }
        return solutions.several()
                ? Reply.of(Text.of(several(grid, solutions)), new TwoSolutionsView(solutions.first()))
                        .with(Status.NO)
                : Reply.text("no fault at a glance; " + Facts.solutions(solutions));
    }

    private static Json data(Grid grid, List<BoardFault> faults, long solutions, boolean complete) {
        return Json.object()
                .with("board", grid)
                .with("faults", faults.stream().map(BoardFault::data).toList())
                .with("solutions", solutions)
                .with("complete", complete);
    }

    @Override
    Optional<Supplier<BoardWork>> eachBoard() {
        return Optional.of(() -> {
            QuickSolver solver = new QuickSolver();
            return grid -> answer(grid, solver.solve(grid));
        });
    }

    private static BoardWork.Answer answer(Grid grid, QuickSolver.Found found) {
        List<BoardFault> faults = found.count() > 0 ? List.of() : BoardFault.plain(grid);
        String line = grid + "\t" + (faults.isEmpty() ? found.words() : faults.get(0));
        return BoardWork.Answer.of(line, () -> data(grid, faults, found.count(), found.complete()), found.isUnique());
    }

    /** The entries that differ from the only solution of the givens. */
    static List<BoardFault> wrongEntries(Session session, Grid grid) {
        Grid givens = grid.withoutEntries();
        if (givens.equals(grid) || !Clash.in(givens).isEmpty()) {
            return List.of();
        }
        Solutions solutions = Facts.solve(session, givens);
        if (!solutions.isUnique()) {
            return List.of();
        }
        Grid solution = solutions.solution().orElseThrow();
        return grid.entries()
                .filter(cell -> grid.digit(cell) != solution.digit(cell))
                .mapToObj(cell -> BoardFault.wrongEntry(grid, solution, cell))
                .toList();
    }

    private static String several(Grid grid, Solutions solutions) {
        String number = solutions.complete() ? "" + solutions.count() : "more than " + (solutions.count() - 1);
        boolean tooFew = grid.geometry().size() == 9 && 81 - grid.emptyCount() < FEWEST_GIVENS;
        return "several solutions: " + number + (tooFew ? "; fewer than 17 digits cannot fix a 9x9 board" : "");
    }
}

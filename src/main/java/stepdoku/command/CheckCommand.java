package stepdoku.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import stepdoku.board.Clash;
import stepdoku.board.Digits;
import stepdoku.board.Grid;
import stepdoku.board.MissingPlace;
import stepdoku.board.PencilMarks;
import stepdoku.session.Reply;
import stepdoku.session.Sentences;
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

    CheckCommand() {
        super(Sheet.of(Group.BOARD, "check", "what is wrong with the board, if anything")
                .meaning(
                        "In this order: clashes, with both cells and the house; cells without a candidate; houses where a digit"
                                + " has no place; no solution, or several, of which two are shown; entries that lead away from the only solution. The exit"
                                + " status is 0 when the board is sound and has one solution, else 1. From the shell, check FILE checks"
                                + " every board of a file with one on each line.")
                .examples("load leetcode; check", "load leetcode; set r1c3 1; check", "load clash; check")
                .readingBoard());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        session.refuseQueens();
        arguments.atMost(0);
        Grid grid = session.grid();
        List<String> faults = plainFaults(grid);
        if (!faults.isEmpty()) {
            return no(Stream.concat(faults.stream(), wrongEntries(session, grid).stream())
                    .toList());
        }
        Solutions solutions = Facts.solve(session, grid, COUNTED);
        if (solutions.isUnique()) {
            return Reply.text(grid.isFull() ? "the board is full and right" : "no fault: the board has one solution");
        }
        if (solutions.none()) {
            List<String> sentences =
                    new ArrayList<>(List.of("no solution: no clash, no dead cell, and yet every way to go on fails"));
            sentences.addAll(wrongEntries(session, grid));
            return no(sentences);
        }
        return solutions.several()
                ? Reply.of(Text.of(several(grid, solutions)), new TwoSolutionsView(solutions.first()))
                        .with(Status.NO)
                : Reply.text("no fault at a glance; " + Facts.solutions(solutions));
    }

    @Override
    Optional<Supplier<BoardWork>> eachBoard() {
        return Optional.of(() -> {
            QuickSolver solver = new QuickSolver();
            return grid -> line(grid, solver);
        });
    }

    private static BoardWork.Answer line(Grid grid, QuickSolver solver) {
        QuickSolver.Found found = solver.solve(grid);
        List<String> faults = found.count() > 0 ? List.of() : plainFaults(grid);
        String line = grid + "\t" + (faults.isEmpty() ? found.words() : faults.get(0));
        return found.isUnique() ? BoardWork.Answer.yes(line) : BoardWork.Answer.no(line);
    }

    /** Clashes; if there are none, dead cells; if there are none, digits without a place. */
    private static List<String> plainFaults(Grid grid) {
        PencilMarks marks = PencilMarks.of(grid);
        List<String> clashes = Clash.in(grid).stream()
                .map(clash -> "clash: " + Sentences.clash(grid.geometry(), clash))
                .toList();
        List<String> deadCells = marks.deadCells()
                .mapToObj(cell -> "dead cell: " + grid.geometry().name(cell) + " has no candidate")
                .toList();
        List<String> missing = MissingPlace.in(marks).stream()
                .map(place -> "no place: " + Digits.symbol(place.digit()) + " has no place in " + place.house())
                .toList();
        return Stream.of(clashes, deadCells, missing)
                .filter(faults -> !faults.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /** The entries that differ from the only solution of the givens. */
    static List<String> wrongEntries(Session session, Grid grid) {
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
                .mapToObj(cell -> "wrong entry: %s = %c leads away from the only solution, which has %c there"
                        .formatted(
                                grid.geometry().name(cell),
                                Digits.symbol(grid.digit(cell)),
                                Digits.symbol(solution.digit(cell))))
                .toList();
    }

    private static String several(Grid grid, Solutions solutions) {
        String number = solutions.complete() ? "" + solutions.count() : "more than " + (solutions.count() - 1);
        boolean tooFew = grid.geometry().size() == 9 && 81 - grid.emptyCount() < FEWEST_GIVENS;
        return "several solutions: " + number + (tooFew ? "; fewer than 17 digits cannot fix a 9x9 board" : "");
    }

    private static Reply no(List<String> sentences) {
        return Reply.of(sentences.stream()
                        .map(sentence -> (View) Text.of(sentence))
                        .toList())
                .with(Status.NO);
    }
}

package stepdoku.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.House;
import stepdoku.export.Json;
import stepdoku.line.CellWords;
import stepdoku.line.Completion;
import stepdoku.line.Completions;
import stepdoku.search.Call;
import stepdoku.search.Stepper;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.view.Column;
import stepdoku.view.Table;
import stepdoku.view.Text;
import stepdoku.view.View;

/** {@code explain}: what forbids which digit in a cell. */
final class ExplainCommand extends Command {
    ExplainCommand() {
        super(Sheet.of(Group.BOARD, "explain CELL", "which peer forbids which digit in a cell")
                .meaning(
                        "While a search is under way its placements count as well: they are what its tests see. Of a cell that it"
                                + " has filled, it tells the depth, the digits tried before and those left to try.")
                .examples("load leetcode; explain r1c3")
                .readingBoard()
                .standingAlone()
                .answeringPrograms());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        session.refuseQueens();
        int cell = CellWords.cell(
                session.geometry(), arguments.atLeast(1).atMost(1).word(0).orElseThrow());
        Grid grid = session.shown();
        List<View> views = new ArrayList<>();
        views.add(Text.of(holds(session, grid, cell)));
        List<Verdict> verdicts = IntStream.rangeClosed(1, grid.geometry().size())
                .mapToObj(digit -> verdict(grid, cell, digit))
                .toList();
        Table table = Table.of(Column.left("digit"), Column.left("verdict"));
        for (Verdict verdict : verdicts) {
            table = verdict.row(table, grid.geometry());
        }
        views.add(table);
        return Reply.of(views).data(() -> data(grid, cell, verdicts));
    }

    private static Json data(Grid grid, int cell, List<Verdict> verdicts) {
        return Json.object()
                .with("board", grid)
                .with("cell", grid.geometry().name(cell))
                .with("digit", Optional.of(grid.digit(cell)).filter(digit -> digit > 0))
                .with("candidates", grid.isEmpty(cell) ? Digits.members(grid.candidates(cell)) : new int[0])
                .with(
                        "forbidden",
                        verdicts.stream()
                                .flatMap(verdict -> verdict.data(grid.geometry()).stream())
                                .toList());
    }

    private static String holds(Session session, Grid grid, int cell) {
        String name = grid.geometry().name(cell);
        if (grid.isEmpty(cell)) {
            return name
                    + candidates(grid.candidates(cell))
                    + call(session, cell).map(ExplainCommand::tried).orElse("");
        }
        String kind = grid.isGiven(cell)
                ? "a given"
                : call(session, cell).map(ExplainCommand::placed).orElse("an entry");
        return "%s holds %c, %s".formatted(name, Digits.symbol(grid.digit(cell)), kind);
    }

    private static String candidates(int mask) {
        return mask == 0 ? " is empty and has no candidate: a dead end" : " is empty; candidates " + spaced(mask, "");
    }

    /** The call of the search under way that has filled a cell, or has just taken its digit back. */
    private static Optional<Call> call(Session session, int cell) {
        return session.stepper().map(Stepper::search).stream()
                .flatMap(search -> Stream.concat(search.path().stream(), search.currentCall().stream()))
                .filter(call -> call.cell() == cell)
                .findFirst();
    }

    private static String placed(Call call) {
        return "placed by the search at depth %d; tried before: %s; left to try: %s"
                .formatted(call.level() + 1, spaced(call.tried(), "none"), spaced(call.left(), "none"));
    }

    private static String tried(Call call) {
        return "; the search has tried %s there, left to try: %s"
                .formatted(spaced(call.tried() | Digits.of(call.value()), ""), spaced(call.left(), "none"));
    }

    private static String spaced(int mask, String none) {
        return mask == 0 ? none : String.join(" ", Digits.text(mask).split(""));
    }

    /** A digit, and the peer that forbids it in a house if one does. */
    private record Verdict(int digit, Optional<House> house, int peer) {
        Table row(Table table, Geometry geometry) {
            String symbol = "" + Digits.symbol(digit);
            return house.map(in -> table.with(symbol, "%s holds it, in %s".formatted(geometry.name(peer), in)))
                    .orElseGet(() -> table.withMarked(symbol, "no peer holds it"));
        }

        Optional<Json> data(Geometry geometry) {
            return house.map(in -> Json.object()
                    .with("digit", digit)
                    .with("by", geometry.name(peer))
                    .with("house", in));
        }
    }

    private static Verdict verdict(Grid grid, int cell, int digit) {
        Geometry geometry = grid.geometry();
        return Arrays.stream(House.Kind.values())
                .map(kind -> geometry.house(kind, cell))
                .flatMap(house -> Arrays.stream(house.cells())
                        .filter(other -> other != cell && grid.digit(other) == digit)
                        .mapToObj(other -> new Verdict(digit, Optional.of(house), other)))
                .findFirst()
                .orElse(new Verdict(digit, Optional.empty(), cell));
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.isEmpty() ? Completions.emptyCells(session) : List.of();
    }
}

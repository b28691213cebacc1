package stepdoku.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.House;
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
                .readingBoard());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        session.refuseQueens();
        int cell = Arguments.cell(
                session.geometry(), arguments.atLeast(1).atMost(1).word(0).orElseThrow());
        Grid grid = session.shown();
        List<View> views = new ArrayList<>();
        views.add(Text.of(holds(session, grid, cell)));
        Table table = Table.of(Column.left("digit"), Column.left("verdict"));
        for (int digit = 1; digit <= grid.geometry().size(); digit++) {
            table = row(table, grid, cell, digit);
        }
        views.add(table);
        return Reply.of(views);
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

    private static Table row(Table table, Grid grid, int cell, int digit) {
        String symbol = "" + Digits.symbol(digit);
        Optional<String> forbidden = forbidden(grid, cell, digit);
        return forbidden.isPresent()
                ? table.with(symbol, forbidden.get())
                : table.withMarked(symbol, "no peer holds it");
    }

    private static Optional<String> forbidden(Grid grid, int cell, int digit) {
        Geometry geometry = grid.geometry();
        return Arrays.stream(House.Kind.values())
                .map(kind -> geometry.house(kind, cell))
                .flatMap(house -> Arrays.stream(house.cells())
                        .filter(other -> other != cell && grid.digit(other) == digit)
                        .mapToObj(other -> "%s holds it, in %s".formatted(geometry.name(other), house)))
                .findFirst();
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.isEmpty() ? Completions.emptyCells(session) : List.of();
    }
}

package stepdoku.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.House;
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
                .meaning("While a search is under way its placements count as well: they are what its tests see.")
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
            String candidates = Digits.text(grid.candidates(cell));
            return name
                    + (candidates.isEmpty()
                            ? " is empty and has no candidate: a dead end"
                            : " is empty; candidates " + String.join(" ", candidates.split("")));
        }
        String kind =
                grid.isGiven(cell) ? "a given" : session.grid().isEntry(cell) ? "an entry" : "placed by the search";
        return "%s holds %c, %s".formatted(name, Digits.symbol(grid.digit(cell)), kind);
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

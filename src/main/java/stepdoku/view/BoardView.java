package stepdoku.view;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jline.utils.AttributedString;
import stepdoku.board.Clash;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.search.Call;
import stepdoku.search.InnerEvent;
import stepdoku.search.Search;

/**
 * A board of any size. Without colour a given is {@code [5]}, an entry {@code (5)}, a digit on the path bare, the one just
 * placed {@code >5<}, a cell whose digit was just taken back {@code >·<}, a clashing digit {@code !5!}, a cell to look at
 * <code>{5}</code>, a peer that forbids the digit which is tried {@code =5=}.
 */
public record BoardView(Grid grid, Marking marking) implements View {

    /** A board as it stands, its clashes marked. */
    public static BoardView of(Grid grid) {
        return of(grid, Marking.none());
    }

    /** A board as it stands, its clashes marked, and what the marking says on top. */
    public static BoardView of(Grid grid, Marking marking) {
        Marking clashes = Marking.none().with(Role.CLASH, clashing(grid));
        Marking both = clashes;
        for (var entry : marking.roles().entrySet()) {
            both = both.with(entry.getValue(), entry.getKey());
        }
        return new BoardView(grid, both);
    }

    /** The board of a sudoku under search, at its present time. */
    public static BoardView of(Search search) {
        Marking path = placed(search);
        Role last = search.retracted() ? Role.TAKEN_BACK : Role.CHANGED;
        return new BoardView(SearchGrid.of(search), search.time() == 0 ? path : path.with(last, search.lastCell()));
    }

    /** The same between two moves: the cell of the call is looked at, and all peers that forbid a digit there. */
    static BoardView of(Search search, InnerEvent event) {
        Grid grid = SearchGrid.of(search);
        Marking path = placed(search);
        return new BoardView(
                grid,
                event.cell() < 0
                        ? path
                        : path.with(Role.HIGHLIGHT, event.cell()).with(Role.FORBIDDING, forbidding(grid, event)));
    }

    private static IntStream forbidding(Grid grid, InnerEvent event) {
        return event.kind() == InnerEvent.Kind.TEST
                ? IntStream.of(grid.geometry().peers(event.cell())).filter(peer -> grid.digit(peer) == event.value())
                : IntStream.empty();
    }

    /** The board as a call of the path sees it, its own digit just placed. */
    static BoardView of(Search search, Call call) {
        List<Call> path = search.path().subList(0, call.level() + 1);
        Marking marking = Marking.none().with(Role.PLACED, path.stream().mapToInt(Call::cell));
        return new BoardView(SearchGrid.of(search, path), marking.with(Role.CHANGED, call.cell()));
    }

    /** The cells that a search has filled. */
    public static Marking placed(Search search) {
        return Marking.none().with(Role.PLACED, search.path().stream().mapToInt(Call::cell));
    }

    private static IntStream clashing(Grid grid) {
        return Clash.in(grid).stream().flatMapToInt(clash -> IntStream.of(clash.first(), clash.second()));
    }

    @Override
    public List<AttributedString> lines(Page page) {
        Geometry geometry = grid.geometry();
        List<List<Square>> rows = IntStream.range(0, geometry.size())
                .mapToObj(row -> row(row, page.theme()))
                .toList();
        return Squares.lines(page, rows, geometry.boxRows(), geometry.boxColumns(), OptionalInt.empty());
    }

    private List<Square> row(int row, Theme theme) {
        return IntStream.range(0, grid.geometry().size())
                .mapToObj(column -> square(grid.geometry().cell(row, column), theme))
                .toList();
    }

    private Square square(int cell, Theme theme) {
        int digit = grid.digit(cell);
        Role role = marking.of(cell).orElseGet(() -> usualRole(cell));
        char empty = role == Role.POSSIBLE ? '?' : theme.glyph(Glyph.DOT);
        return new Square(digit == 0 ? empty : Digits.symbol(digit), role);
    }

    private Role usualRole(int cell) {
        if (grid.isEmpty(cell)) {
            return Role.EMPTY;
        }
        return grid.isGiven(cell) ? Role.GIVEN : Role.ENTRY;
    }
}

package stepdoku.view;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jline.utils.AttributedString;
import stepdoku.search.Call;
import stepdoku.search.Choice;
import stepdoku.search.InnerEvent;
import stepdoku.search.Search;

/**
 * A chess board with the queens of a search: the row of the call in which the search stands is pointed at, and the squares
 * of that row which other queens attack are crosses.
 */
public final class QueensView implements View {
    private static final char QUEEN = 'Q';

    private final int size;
    /** The column of the queen of each row that has one; rows and columns from 0. */
    private final Map<Integer, Integer> queens = new HashMap<>();

    /** The row of the call in which the search stands; beyond the board when that has none. */
    private final int current;
    /** Squares that are more than queens and attacked squares, row by row. */
    private final Map<Integer, Role> marked = new HashMap<>();

    private QueensView(Search search, List<Call> path, int current) {
        this.size = search.position().cellCount();
        path.forEach(call -> queens.put(call.cell(), call.value() - 1));
        this.current = current;
    }

    /** The board of a search for queens, at its present time. */
    public static QueensView of(Search search) {
        int current = search.currentCall().map(Call::cell).orElseGet(() -> firstRow(search));
        QueensView view = new QueensView(search, search.path(), current);
        return search.time() == 0
                ? view
                : view.mark(search.retracted() ? Role.TAKEN_BACK : Role.CHANGED, current, search.lastValue());
    }

    /** The same between two moves: the square that is tested is looked at, and the queen that attacks it. */
    static QueensView of(Search search, InnerEvent event) {
        int current = event.cell() < 0 ? search.position().cellCount() : event.cell();
        QueensView view = new QueensView(search, search.path(), current);
        int attacker = event.verdict().cell();
        if (attacker >= 0) {
            view.mark(Role.FORBIDDING, attacker, view.queens.get(attacker) + 1);
        }
        return event.value() == 0 ? view : view.mark(Role.HIGHLIGHT, current, event.value());
    }

    /** The board as a call of the path sees it, its own queen just placed. */
    static QueensView of(Search search, Call call) {
        List<Call> path = search.path().subList(0, call.level() + 1);
        return new QueensView(search, path, call.cell()).mark(Role.CHANGED, call.cell(), call.value());
    }

    private QueensView mark(Role role, int row, int value) {
        marked.put(row * size + value - 1, role);
        return this;
    }

    private static int firstRow(Search search) {
        return Choice.cell(search.strategy().choose(search.position()));
    }

    @Override
    public List<AttributedString> lines(Page page) {
        List<List<Square>> rows =
                IntStream.range(0, size).mapToObj(row -> row(row, page.theme())).toList();
        // A call fills a row, and the sentences number the rows, whatever cells are called.
        return Squares.lines(page.with(Coordinates.R1C1), rows, size, size, OptionalInt.of(current));
    }

    private List<Square> row(int row, Theme theme) {
        return IntStream.range(0, size)
                .mapToObj(column -> square(row, column, theme))
                .toList();
    }

    private Square square(int row, int column, Theme theme) {
        boolean queen = queens.getOrDefault(row, -1) == column;
        boolean attacked = !queen && row == current && isAttacked(column);
        char symbol = queen ? QUEEN : theme.glyph(attacked ? Glyph.TIMES : Glyph.DOT);
        return new Square(symbol, role(row, column, queen, attacked));
    }

    private Role role(int row, int column, boolean queen, boolean attacked) {
        Role usual = attacked ? Role.ATTACKED : Role.EMPTY;
        return marked.getOrDefault(row * size + column, queen ? Role.PLACED : usual);
    }

    /** Whether a queen of another row attacks a square of the current one. */
    private boolean isAttacked(int column) {
        return queens.entrySet().stream()
                .filter(queen -> queen.getKey() != current)
                .anyMatch(queen -> {
                    int aside = Math.abs(queen.getValue() - column);
                    return aside == 0 || aside == Math.abs(queen.getKey() - current);
                });
    }
}

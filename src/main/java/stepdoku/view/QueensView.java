package stepdoku.view;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jline.utils.AttributedString;
import stepdoku.search.Call;
import stepdoku.search.Choice;
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

    private final int current;
    private final OptionalInt changed;
    private final OptionalInt takenBack;

    private QueensView(Search search) {
        size = search.position().cellCount();
        search.path().forEach(call -> queens.put(call.cell(), call.value() - 1));
        current = search.currentCall().map(Call::cell).orElseGet(() -> firstRow(search));
        OptionalInt column = search.time() == 0 ? OptionalInt.empty() : OptionalInt.of(search.lastValue() - 1);
        changed = search.retracted() ? OptionalInt.empty() : column;
        takenBack = search.retracted() ? column : OptionalInt.empty();
    }

    /** The board of a search for queens, at its present time. */
    public static QueensView of(Search search) {
        return new QueensView(search);
    }

    private static int firstRow(Search search) {
        return Choice.cell(search.strategy().choose(search.position()));
    }

    @Override
    public List<AttributedString> lines(Page page) {
        List<List<Square>> rows =
                IntStream.range(0, size).mapToObj(row -> row(row, page.theme())).toList();
        return Squares.lines(page, rows, size, size, OptionalInt.of(current));
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
        if (row == current && changed.equals(OptionalInt.of(column))) {
            return Role.CHANGED;
        }
        if (row == current && takenBack.equals(OptionalInt.of(column))) {
            return Role.TAKEN_BACK;
        }
        if (queen) {
            return Role.PLACED;
        }
        return attacked ? Role.ATTACKED : Role.EMPTY;
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

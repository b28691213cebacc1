package stepdoku.trace;

import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.apache.commons.lang3.Strings;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.board.CellNames;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.search.QueensPosition;
import stepdoku.search.Search;

/** How programs may write the cells and the values of a board. */
abstract class Notation {
    private final int values;
    private final Pattern cell;

    private Notation(int values, String cell) {
        this.values = values;
        this.cell = Pattern.compile(cell);
    }

    static Notation of(Search search) {
        int values = search.position().valueCount();
        return search.position() instanceof QueensPosition ? new Queens(values) : new Sudoku(Geometry.of(values));
    }

    /** What the name of a cell looks like at the beginning of a text in small letters, on this board or beyond it. */
    final Pattern cellPattern() {
        return cell;
    }

    /** The cell of a name without blanks; none when there is no such cell. */
    abstract OptionalInt cell(String name);

    /** How to write a move, and what is to be known of the numbers in it. */
    abstract String hint();

    /** The value that a word is: {@code 8}, {@code A} or 10, {@code c8} with queens; none when the board has no such value. */
    final OptionalInt value(String word) {
        String text = Strings.CI.removeStart(word, prefix());
        int value = NumberUtils.isDigits(text) ? NumberUtils.toInt(text, 0) : letter(text);
        return 1 <= value && value <= values ? OptionalInt.of(value) : OptionalInt.empty();
    }

    private static int letter(String text) {
        return text.length() == 1 ? Digits.parse(text.charAt(0)) : 0;
    }

    /** What may stand before a value. */
    abstract String prefix();

    /** Cells as people type them: {@code r3c7}, {@code 3,7}, {@code 37}, {@code c7}. */
    private static final class Sudoku extends Notation {
        private final Geometry geometry;

        Sudoku(Geometry geometry) {
            super(geometry.size(), "r\\s*\\d+\\s*c\\s*\\d+|\\d+\\s*,\\s*\\d+|[a-y]\\d{1,2}|\\d\\d");
            this.geometry = geometry;
        }

        @Override
        OptionalInt cell(String name) {
            return CellNames.parse(geometry, name);
        }

        @Override
        String prefix() {
            return "";
        }

        @Override
        String hint() {
            return "write place r1c3 4, where rows and columns count from 1";
        }
    }

    /** A cell is a row: {@code r3}. */
    private static final class Queens extends Notation {
        private final int size;

        Queens(int size) {
            super(size, "r?\\s*\\d+");
            this.size = size;
        }

        @Override
        OptionalInt cell(String name) {
            int row = NumberUtils.toInt(Strings.CI.removeStart(name, "r"), 0);
            return 1 <= row && row <= size ? OptionalInt.of(row - 1) : OptionalInt.empty();
        }

        @Override
        String prefix() {
            return "c";
        }

        @Override
        String hint() {
            return "write place r3 c5, where rows and columns count from 1";
        }
    }
}

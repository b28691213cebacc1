package stepdoku.board;

import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names of cells that people type: {@code r3c7}, {@code R3C7}, {@code 3,7}, {@code 37} (sizes up to 9) and
 * {@code C7}, a letter for the row.
 */
public final class CellNames {
    private static final Pattern ROW_AND_COLUMN = Pattern.compile("[rR](\\d{1,2})[cC](\\d{1,2})");
    private static final Pattern COMMA = Pattern.compile("(\\d{1,2}),(\\d{1,2})");
    private static final Pattern TWO_DIGITS = Pattern.compile("(\\d)(\\d)");
    private static final Pattern LETTER = Pattern.compile("([a-yA-Y])(\\d{1,2})");

    private CellNames() {}

    /** The cell that a text names; none when it is no name of a cell on such a board. */
    public static OptionalInt parse(Geometry geometry, String text) {
        for (Pattern pattern : patterns(geometry)) {
            Matcher matcher = pattern.matcher(text);
            if (matcher.matches()) {
                return cell(geometry, index(matcher.group(1)), index(matcher.group(2)));
            }
        }
        return OptionalInt.empty();
    }

    /** Whether a text is written like the name of a cell, on this board or beyond its edge. */
    public static boolean looksLikeCell(String text) {
        return ROW_AND_COLUMN.matcher(text).matches()
                || COMMA.matcher(text).matches()
                || LETTER.matcher(text).matches();
    }

    private static List<Pattern> patterns(Geometry geometry) {
        return geometry.size() <= 9
                ? List.of(ROW_AND_COLUMN, COMMA, TWO_DIGITS, LETTER)
                : List.of(ROW_AND_COLUMN, COMMA, LETTER);
    }

    private static int index(String text) {
        char first = text.charAt(0);
        return Character.isDigit(first) ? Integer.parseInt(text) - 1 : Character.toUpperCase(first) - 'A';
    }

    private static OptionalInt cell(Geometry geometry, int row, int column) {
        boolean onBoard = 0 <= row && row < geometry.size() && 0 <= column && column < geometry.size();
        return onBoard ? OptionalInt.of(geometry.cell(row, column)) : OptionalInt.empty();
    }
}

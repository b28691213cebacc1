package stepdoku.view;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * How cells are named for people. Inside the program, and in all that programs read, a cell has one name, {@code r3c7};
 * what people read passes through here on its way to the page.
 */
public enum Coordinates {
    /** {@code r3c7}: row and column. */
    R1C1 {
        @Override
        public String named(String text) {
            return text;
        }

        @Override
        String row(int row) {
            return String.valueOf(row + 1);
        }
    },
    /** {@code C7}: a letter for the row. */
    A1 {
        @Override
        public String named(String text) {
            return CELL.matcher(text).replaceAll(this::letterAndNumber);
        }

        private String letterAndNumber(MatchResult cell) {
            return row(Integer.parseInt(cell.group(1)) - 1) + cell.group(2);
        }

        @Override
        String row(int row) {
            return String.valueOf((char) ('A' + row));
        }
    };

    /** The name of a cell; what stands behind a quote was typed by somebody and is not touched. */
    private static final Pattern CELL = Pattern.compile("(?<!')\\br(\\d{1,2})c(\\d{1,2})\\b");

    /** A text with its cells so named. */
    public abstract String named(String text);

    /** What stands at the head of a row, counted from 0. */
    abstract String row(int row);

    /** The room that the heads of so many rows take. */
    int rowWidth(int rows) {
        return row(rows - 1).length();
    }
}

package stepdoku.format;

import java.util.List;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;

/**
 * The cells of one board as they were written, a character each: either all of them as one row, or row by row. Here it is
 * decided which board they make.
 */
record Cells(List<String> rows) {

    static Cells ofLine(String line) {
        return new Cells(List.of(line));
    }

    /** The board, its digits all givens; a wrong number of cells or a wrong symbol is a FormatException. */
    Grid grid() {
        String symbols = symbols();
        Geometry geometry = Geometry.withCells(symbols.length())
                .filter(this::fits)
                .orElseThrow(() -> new FormatException(Faults.wrongCount(rows)));
        boolean fromZero = countsFromZero(symbols);
        int[] digits = new int[symbols.length()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = digit(geometry, cell, symbols.charAt(cell), fromZero);
        }
        return Grid.ofGivens(geometry, digits);
    }

    private boolean fits(Geometry geometry) {
        return rows.size() == 1
                || rows.size() == geometry.size() && rows.stream().allMatch(row -> row.length() == geometry.size());
    }

    private static int digit(Geometry geometry, int cell, char symbol, boolean fromZero) {
        if (fromZero && (symbol == '0' || Digits.parse(symbol) > 0)) {
            return Digits.parse(symbol) + 1;
        }
        int digit = Digits.parse(symbol);
        if (digit > geometry.size() || digit == 0 && !Symbols.isEmpty(symbol)) {
            throw new FormatException(Faults.wrongSymbol(geometry, cell, symbol));
        }
        return digit;
    }

    /** What was decided where the text alone leaves a doubt. */
    List<String> notes() {
        String symbols = symbols();
        if (countsFromZero(symbols)) {
            return List.of("0-F read as 1-G");
        }
        return mayCountFromZero(symbols) ? List.of("0 read as empty") : List.of();
    }

    /**
     * Some 16x16 boards count from 0 to F. A 0 and no G tell them, unless 0 is the only sign of an empty cell and stands
     * more often than a digit can.
     */
    private static boolean countsFromZero(String symbols) {
        return mayCountFromZero(symbols)
                && (symbols.chars().anyMatch(symbol -> symbol != '0' && Symbols.isEmpty((char) symbol))
                        || symbols.chars().filter(symbol -> symbol == '0').count() <= 16);
    }

    private static boolean mayCountFromZero(String symbols) {
        return symbols.length() == 256 && symbols.indexOf('0') >= 0 && symbols.matches("[^g-wyzG-WYZ]*");
    }

    private String symbols() {
        return rows.size() == 1 ? rows.get(0) : String.join("", rows);
    }
}

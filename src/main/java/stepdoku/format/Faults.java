package stepdoku.format;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.text.Words;

/** The sentences about cells that make no board: {@code 80 cells: row 9 has 8, not 9}. */
final class Faults {
    private static final String COUNTS =
            Geometry.SIZES.stream().map(size -> String.valueOf(size * size)).collect(Collectors.joining(", "));

    private static final String SIZES =
            Geometry.SIZES.stream().map(String::valueOf).collect(Collectors.joining(", "));

    private Faults() {}

    static String wrongCount(List<String> rows) {
        int count = rows.stream().mapToInt(String::length).sum();
        return Words.count(count, "cell") + ": " + (rows.size() == 1 ? inOneRow(count) : inRows(rows));
    }

    private static String inOneRow(int count) {
        int size = Geometry.SIZES.stream()
                .min(Comparator.comparingInt(candidate -> Math.abs(candidate * candidate - count)))
                .orElseThrow();
        int surplus = count - size * size;
        if (Math.abs(surplus) > size) {
            return "a board has one of " + COUNTS;
        }
        return surplus > 0
                ? surplus + " too many for a board of " + Geometry.of(size)
                : rowHas(count / size, count % size, size);
    }

    private static String inRows(List<String> rows) {
        int first = rows.get(0).length();
        if (rows.stream().allMatch(row -> row.length() == first)) {
            return Row.isSize(first)
                    ? rows.size() + " rows of " + first + ", not " + first
                    : "a row of a board has one of " + SIZES;
        }
        int size = Row.isSize(rows.size()) ? rows.size() : first;
        return IntStream.range(0, rows.size())
                .filter(row -> rows.get(row).length() != size)
                .mapToObj(row -> rowHas(row, rows.get(row).length(), size))
                .findFirst()
                .orElseThrow();
    }

    private static String rowHas(int row, int count, int size) {
        return "row " + (row + 1) + " has " + count + ", not " + size;
    }

    static String wrongSymbol(Geometry geometry, int cell, char symbol) {
        String place = " at row " + (geometry.row(cell) + 1) + ", column " + (geometry.column(cell) + 1);
        if (symbol == 'O' || symbol == 'o') {
            return "letter " + symbol + place + ": is it a 0?";
        }
        if (symbol == 'l' || symbol == 'I') {
            return "letter " + symbol + place + ": is it a 1?";
        }
        int digit = Digits.parse(symbol);
        String found = digit > 9 ? symbol + " (" + digit + ")" : visible(symbol);
        return found + place + ": a cell of a " + geometry + " board is " + symbols(geometry) + ", or . when empty";
    }

    /** The digits of a board as a range: {@code 1-9 A-G}. */
    private static String symbols(Geometry geometry) {
        char last = Digits.symbol(geometry.size());
        return geometry.size() <= 9 ? "1-" + last : "1-9 A-" + last;
    }

    /** A character as it can be shown inside a sentence, whatever it is. */
    static String visible(char symbol) {
        boolean shown = 0x20 < symbol && symbol < 0x7F || Character.isLetterOrDigit(symbol);
        return shown ? "'" + symbol + "'" : String.format("U+%04X", (int) symbol);
    }

    /** The beginning of a text, as it can be shown inside a sentence. */
    static String quote(String text) {
        StringBuilder shown = new StringBuilder();
        text.chars().limit(30).forEach(symbol -> shown.append(0x20 <= symbol && symbol < 0x7F ? (char) symbol : '?'));
        return "'" + shown + (text.length() > 30 ? "...'" : "'");
    }
}

package stepdoku.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;

/**
 * Nested arrays: the JSON of LeetCode, {@code [["5","3",".",...],...]}, and its relatives in source code, such as
 * {@code {{'5','3','.',...},...}} and {@code [[5, 3, 0, ...], ...]}.
 */
final class LeetcodeFormat implements WritableFormat {
    private static final String WORD = "(?:new\\s++)?[\\w.!]{0,20}+\\s*+(?:\\[\\s*+\\]\\s*+){0,3}+";
    private static final Pattern NESTED = Pattern.compile("[\\[{]\\s*+" + WORD + "[\\[{]\\s*+(?:['\"\\w.-]|\\z)");
    private static final Pattern FLAT = Pattern.compile("[\\[{]\\s*+['\"]?[\\w.*?-]{1,700}+['\"]?\\s*+,");
    private static final Pattern ONLY_OPENING = Pattern.compile("\\s*+[\\[{][\\[{\\s]*+");
    private static final Pattern ANSWER = Pattern.compile("\\bOutput\\b");

    @Override
    public String name() {
        return "leetcode";
    }

    @Override
    public String title() {
        return "LeetCode JSON";
    }

    @Override
    public String description() {
        return "[[\"5\",\"3\",\".\",...],...], and arrays in source code";
    }

    @Override
    public Optional<String> ending() {
        return Optional.of("json");
    }

    @Override
    public boolean recognises(String text) {
        return NESTED.matcher(text).find()
                || FLAT.matcher(text).find()
                || ONLY_OPENING.matcher(text).matches();
    }

    @Override
    public boolean isComplete(String text) {
        return new NestedArrays(text).areClosed();
    }

    /** The arrays of a text, up to the answer if it is one of LeetCode's examples. */
    @Override
    public List<String> split(String text) {
        var answer = ANSWER.matcher(text);
        return new NestedArrays(answer.find() && answer.start() > 0 ? text.substring(0, answer.start()) : text)
                .boards();
    }

    @Override
    public Reading read(String part) {
        List<List<String>> rows = new NestedArrays(part).rows();
        List<String> cells = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            cells.add(symbols(rows.get(row), row));
        }
        return Reading.of(new Cells(cells), this);
    }

    /** One word a cell, or one word for the whole row. */
    private static String symbols(List<String> words, int row) {
        boolean whole = words.size() == 1;
        return whole
                ? words.get(0)
                : IntStream.range(0, words.size())
                        .mapToObj(column -> symbol(words.get(column), row, column))
                        .collect(Collectors.joining());
    }

    private static String symbol(String word, int row, int column) {
        return Symbols.ofWord(word)
                .map(String::valueOf)
                .orElseThrow(() -> new FormatException(Faults.quote(word) + " at row " + (row + 1) + ", column "
                        + (column + 1) + " is no digit, and no word for an empty cell"));
    }

    @Override
    public String write(PencilMarks marks) {
        Geometry geometry = marks.geometry();
        return IntStream.range(0, geometry.size())
                .mapToObj(row -> row(marks.grid(), row))
                .collect(Collectors.joining(",\n ", "[", "]\n"));
    }

    private static String row(Grid grid, int row) {
        return IntStream.range(0, grid.geometry().size())
                .map(column -> grid.digit(grid.geometry().cell(row, column)))
                .mapToObj(digit -> "\"" + Digits.symbol(digit) + "\"")
                .collect(Collectors.joining(",", "[", "]"));
    }
}

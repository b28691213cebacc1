package stepdoku.format;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;

/** A row of cells on a line, in whatever way the cells are kept apart. */
final class Row {
    private static final String SEPARATOR_SYMBOLS = " \t|,;/[]<>";
    private static final Pattern SEPARATORS = Pattern.compile("[\\s|,;/\\[\\]<>]+");
    private static final Pattern LABELLED = Pattern.compile("\\s*+\\w{1,2}\\s*+\\|.*\\|\\s*");
    private static final Pattern QUOTES = Pattern.compile("[\"']");
    private static final String FIELD_MARKS = "|\t,;";

    private Row() {}

    /** The cells, a character each: {@code 53..7....} for {@code |5 3 .|. 7 .|. . .|}, as for a row of a spreadsheet. */
    static String symbols(String line) {
        if (line.chars().noneMatch(symbol -> SEPARATOR_SYMBOLS.indexOf(symbol) >= 0)) {
            return line;
        }
        return isLabelled(line) ? unlabelled(line.substring(line.indexOf('|'))) : unlabelled(line);
    }

    /** Whether the name of the row stands before its first bar: {@code 7 | . 6 . | . . . | 2 8 . |}. */
    static boolean isLabelled(String line) {
        return line.indexOf('|') > 0
                && LABELLED.matcher(line).matches()
                && !isSize(unlabelled(line).length())
                && isSize(unlabelled(line.substring(line.indexOf('|'))).length());
    }

    private static String unlabelled(String line) {
        return FIELD_MARKS
                .chars()
                .filter(mark -> line.indexOf(mark) >= 0)
                .mapToObj(mark -> fields(line, (char) mark))
                .flatMap(Optional::stream)
                .findFirst()
                .or(() -> numbers(line))
                .orElseGet(() -> SEPARATORS.matcher(line).replaceAll(""));
    }

    /** One cell in each field, where a field may be blank: {@code 5,3,,,7,,,,}. */
    private static Optional<String> fields(String line, char mark) {
        List<String> fields = List.of(line.split(Pattern.quote(String.valueOf(mark)), -1));
        boolean bars = mark == '|';
        if (bars && fields.get(0).isBlank()) {
            fields = fields.subList(1, fields.size());
        }
        boolean extra = fields.get(fields.size() - 1).isBlank() && (bars || !isSize(fields.size()));
        fields = extra ? fields.subList(0, fields.size() - 1) : fields;
        boolean drawn = bars && fields.stream().allMatch(String::isBlank);
        return isSize(fields.size()) && !drawn ? joined(fields) : Optional.empty();
    }

    /** Cells as numbers: {@code 16 3 -1 10}. */
    private static Optional<String> numbers(String line) {
        List<String> words = List.of(SEPARATORS.split(line.strip()));
        boolean wide = words.stream().anyMatch(word -> word.length() > 1);
        return wide && isSize(words.size()) ? joined(words) : Optional.empty();
    }

    private static Optional<String> joined(List<String> words) {
        List<Optional<Character>> symbols = words.stream()
                .map(word -> Symbols.ofWord(QUOTES.matcher(word).replaceAll("")))
                .toList();
        return symbols.stream().allMatch(Optional::isPresent)
                ? Optional.of(
                        symbols.stream().map(Optional::get).map(String::valueOf).collect(Collectors.joining()))
                : Optional.empty();
    }

    /** Whether the cells of a line are meant as such, be they the right ones or not. */
    static boolean looksLikeCells(String symbols) {
        return symbols.length() >= 4
                && (4 * count(symbols, symbol -> Symbols.isPlain((char) symbol)) >= 3L * symbols.length()
                        || isRow(symbols));
    }

    /** Whether characters are a faultless row of a board of some size. */
    static boolean isRow(String symbols) {
        int size = symbols.length();
        return isSize(size)
                && count(symbols, symbol -> Symbols.isPlain((char) symbol)) > 0
                && count(symbols, symbol -> Symbols.isCell((char) symbol)) == size
                && count(symbols, symbol -> Digits.parse((char) symbol) > size) == 0;
    }

    private static long count(String symbols, IntPredicate predicate) {
        return symbols.chars().filter(predicate).count();
    }

    static boolean isSize(int count) {
        return Geometry.SIZES.contains(count);
    }
}

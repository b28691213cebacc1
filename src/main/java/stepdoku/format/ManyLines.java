package stepdoku.format;

import java.util.List;
import java.util.Optional;
import stepdoku.board.Geometry;

/**
 * The rule that tells many boards, one on each line, from one board in many lines: there is more than one line, comments
 * and blank ones apart, and one of the lines is by itself a whole board. The other lines are boards too then, or faults;
 * but a number alone on the first line is the count that some collections begin with.
 */
final class ManyLines {
    private static final int LONGEST_ROW = 25;
    private static final int LONGEST_COUNT = 9;

    private ManyLines() {}

    /** The reader for the lines of a plain text, of which the beginning is enough; none when it is not many boards. */
    static Optional<LineReader> reader(String plain) {
        List<String> lines = plain.lines().filter(LineFormat::isContent).toList();
        return lines.size() < 2 ? Optional.empty() : format(plain, lines).map(format -> format.reader(lines.get(0)));
    }

    private static Optional<LineByLineFormat> format(String plain, List<String> lines) {
        Optional<BoardFormat> format = Formats.recognise(plain);
        if (format.isPresent()
                && format.get() instanceof LineByLineFormat known
                && known.split(plain).size() > 1) {
            return Optional.of(known);
        }
        boolean mayBeLines =
                format.isEmpty() || format.get() instanceof LineFormat || format.get() instanceof GridFormat;
        return mayBeLines && lines.stream().anyMatch(ManyLines::isWhole)
                ? Optional.of(new LineFormat())
                : Optional.empty();
    }

    /** Whether the first field of a line is by itself a board, and no row of a larger one and no rule of dashes. */
    private static boolean isWhole(String line) {
        String field = LineFormat.firstField(line);
        return field.length() > LONGEST_ROW
                && Geometry.withCells(field.length()).isPresent()
                && field.chars().anyMatch(symbol -> symbol != '-' && symbol != '_')
                && field.chars().allMatch(symbol -> Symbols.isCell((char) symbol));
    }

    /** Whether the first line of several is the number of those that follow: {@code 1000}. */
    static boolean isCount(String line) {
        return line.strip().matches("[1-9]\\d{0," + (LONGEST_COUNT - 1) + "}");
    }
}

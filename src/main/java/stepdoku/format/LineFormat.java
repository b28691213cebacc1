package stepdoku.format;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.PencilMarks;
import stepdoku.format.DrawnLine.Kind;

/**
 * One character a cell, all rows in one line: {@code 53..7....6..195...} and so on to the 81st. Each line of a text is a
 * board; what follows a space, tab, comma, semicolon or {@code #} does not belong to it.
 */
final class LineFormat implements WritableFormat, LineByLineFormat {
    private static final int LONGEST_ROW = 25;
    private static final Pattern FIELD_END = Pattern.compile("[#\\s,;]");
    private static final Pattern SEPARATORS = Pattern.compile("[\\s,;|/]+");

    @Override
    public String name() {
        return "line";
    }

    @Override
    public String title() {
        return "line";
    }

    @Override
    public String description() {
        return "one character a cell, all rows in one line; several lines are several boards";
    }

    @Override
    public Optional<String> ending() {
        return Optional.of("sdm");
    }

    @Override
    public boolean recognises(String text) {
        List<String> lines = text.lines().filter(LineFormat::isContent).toList();
        if (lines.size() == 1 && firstField(lines.get(0)).length() != 16) {
            return isLong(lines.get(0));
        }
        List<String> boards = split(text);
        return !boards.isEmpty() && (cells(boards.get(0)).length() > LONGEST_ROW || areTiny(boards));
    }

    /** Whether a line alone has the cells of a whole board, or too many for a row; half of them may be letters. */
    private static boolean isLong(String line) {
        String cells = cells(line);
        if (cells.chars().allMatch(symbol -> Symbols.isCell((char) symbol)) && isCount(cells.length())) {
            return true;
        }
        Kind kind = DrawnLine.of(line).kind();
        long plain =
                cells.chars().filter(symbol -> Symbols.isPlain((char) symbol)).count();
        return isCount(cells.length())
                ? kind != Kind.FRAME && 2 * plain >= cells.length()
                : kind == Kind.ROW && cells.length() > LONGEST_ROW;
    }

    /** Lines of 16 cells are boards of 4x4, unless they are the rows of one 16x16: digits above 4, or all empty. */
    private static boolean areTiny(List<String> lines) {
        boolean small = lines.stream()
                .allMatch(line -> firstField(line).length() == 16
                        && line.chars().limit(16).allMatch(symbol -> Digits.parse((char) symbol) <= 4));
        boolean empty =
                lines.stream().allMatch(line -> line.chars().allMatch(symbol -> Symbols.isEmpty((char) symbol)));
        return small && !(lines.size() == 16 && empty);
    }

    /** The lines that look like cells; titles between them are dropped. */
    @Override
    public List<String> split(String text) {
        List<String> lines = text.lines().filter(LineFormat::isContent).toList();
        return lines.size() <= 1
                ? lines
                : lines.stream()
                        .skip(ManyLines.isCount(lines.get(0)) ? 1 : 0)
                        .filter(LineFormat::isBoard)
                        .toList();
    }

    private static boolean isBoard(String line) {
        return isCount(firstField(line).length()) || DrawnLine.of(line).kind() == Kind.ROW;
    }

    @Override
    public Reading read(String part) {
        return Reading.of(Cells.ofLine(cells(part)), this);
    }

    @Override
    public LineReader reader(String firstLine) {
        boolean begins = ManyLines.isCount(firstLine);
        return line -> isContent(line) && !(begins && line.equals(firstLine))
                ? Optional.of(Cells.ofLine(cells(line)).grid())
                : Optional.empty();
    }

    static boolean isContent(String line) {
        return !DrawnLine.withoutComment(line).isBlank();
    }

    /** The cells of a line: its first field if that is long enough, else all that stands before a comment. */
    private static String cells(String line) {
        String first = firstField(line);
        if (isCount(first.length())) {
            return first;
        }
        String all = SEPARATORS.matcher(DrawnLine.withoutComment(line)).replaceAll("");
        return first.length() > LONGEST_ROW && !isCount(all.length()) ? first : all;
    }

    static String firstField(String line) {
        String stripped = line.strip();
        var end = FIELD_END.matcher(stripped);
        return end.find() ? stripped.substring(0, end.start()) : stripped;
    }

    private static boolean isCount(int cells) {
        return Geometry.withCells(cells).isPresent();
    }

    @Override
    public String write(PencilMarks marks) {
        return marks.grid() + "\n";
    }
}

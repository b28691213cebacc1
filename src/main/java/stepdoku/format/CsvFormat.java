package stepdoku.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import stepdoku.board.PencilMarks;

/** A table with a header such as {@code puzzle,solution} or {@code quizzes,solutions}, and a board on each line. */
final class CsvFormat implements WritableFormat, LineByLineFormat {
    private static final String HEADER = "puzzle";
    private static final Set<String> COLUMNS =
            Set.of(HEADER, "puzzles", "quiz", "quizzes", "sudoku", "sudokus", "question", "unsolved");

    /** Which field of a line is the board, and the mark between the fields. */
    private record Column(char mark, int index) {
        /** The field of a line; nothing when the line is too short. */
        String of(String line) {
            List<String> fields = fields(line, mark);
            return index < fields.size() ? fields.get(index) : "";
        }
    }

    @Override
    public String name() {
        return "csv";
    }

    @Override
    public String title() {
        return "CSV";
    }

    @Override
    public String description() {
        return "a table with a header such as puzzle,solution and a board on each line";
    }

    @Override
    public Optional<String> ending() {
        return Optional.of("csv");
    }

    @Override
    public boolean recognises(String text) {
        return text.lines()
                .filter(CsvFormat::isContent)
                .findFirst()
                .flatMap(CsvFormat::column)
                .isPresent();
    }

    @Override
    public boolean isComplete(String text) {
        return !split(text).isEmpty();
    }

    @Override
    public List<String> split(String text) {
        List<String> lines = text.lines().filter(CsvFormat::isContent).toList();
        Column column = column(lines.get(0)).orElseThrow();
        return lines.stream().skip(1).map(column::of).toList();
    }

    @Override
    public Reading read(String part) {
        return Reading.of(Cells.ofLine(part), this);
    }

    @Override
    public LineReader reader(String firstLine) {
        Column column = column(firstLine).orElseThrow();
        return line -> isContent(line) && !line.equals(firstLine)
                ? Optional.of(Cells.ofLine(column.of(line)).grid())
                : Optional.empty();
    }

    private static boolean isContent(String line) {
        return !line.isBlank() && !line.startsWith("#");
    }

    private static Optional<Column> column(String header) {
        char mark = header.indexOf(';') >= 0 ? ';' : ',';
        List<String> names = fields(header.toLowerCase(Locale.ROOT), mark);
        return IntStream.range(0, names.size())
                .filter(index -> COLUMNS.contains(names.get(index)))
                .mapToObj(index -> new Column(mark, index))
                .findFirst();
    }

    /** The fields of a line, without their quotes; a comma between quotes parts no fields. */
    private static List<String> fields(String line, char mark) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        for (char symbol : (line + mark).toCharArray()) {
            if (symbol == mark && !quoted) {
                fields.add(field.toString().strip());
                field.setLength(0);
            } else if (symbol == '"') {
                quoted = !quoted;
            } else {
                field.append(symbol);
            }
        }
        return fields;
    }

    @Override
    public String write(PencilMarks marks) {
        return HEADER + "\n" + marks.grid() + "\n";
    }
}

package stepdoku.format;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.PencilMarks;

/** Pencil marks drawn as HoDoKu draws them, each column as wide as its widest cell. */
final class MarksDrawing {
    private final PencilMarks marks;
    private final Geometry geometry;
    private final int[] widths;

    private MarksDrawing(PencilMarks marks) {
        this.marks = marks;
        this.geometry = marks.geometry();
        this.widths = IntStream.range(0, geometry.size()).map(this::width).toArray();
    }

    static String of(PencilMarks marks) {
        return new MarksDrawing(marks).draw();
    }

    private int width(int column) {
        return IntStream.range(0, geometry.size())
                .map(row -> text(geometry.cell(row, column)).length())
                .max()
                .orElseThrow();
    }

    /** The value or the candidates of a cell; a point when it has neither. */
    private String text(int cell) {
        int mask = marks.grid().isEmpty(cell)
                ? marks.candidates(cell)
                : Digits.of(marks.grid().digit(cell));
        return mask == Digits.NONE ? "." : Digits.text(mask);
    }

    private String draw() {
        StringBuilder text = new StringBuilder(frame('.', '.', '.'));
        for (int row = 0; row < geometry.size(); row++) {
            if (row > 0 && row % geometry.boxRows() == 0) {
                text.append(frame(':', '+', ':'));
            }
            text.append(row(row));
        }
        return text.append(frame('\'', '\'', '\'')).toString();
    }

    private String frame(char left, char middle, char right) {
        int boxes = geometry.size() / geometry.boxColumns();
        return IntStream.range(0, boxes)
                .mapToObj(box -> "-"
                        .repeat(1
                                + columns(box).map(column -> widths[column] + 1).sum()))
                .collect(Collectors.joining(String.valueOf(middle), String.valueOf(left), right + "\n"));
    }

    private String row(int row) {
        int boxes = geometry.size() / geometry.boxColumns();
        return IntStream.range(0, boxes)
                .mapToObj(box ->
                        columns(box).mapToObj(column -> padded(row, column)).collect(Collectors.joining(" ")))
                .collect(Collectors.joining(" | ", "| ", " |\n"));
    }

    private IntStream columns(int box) {
        return IntStream.range(box * geometry.boxColumns(), (box + 1) * geometry.boxColumns());
    }

    private String padded(int row, int column) {
        String cell = text(geometry.cell(row, column));
        return cell + " ".repeat(widths[column] - cell.length());
    }
}

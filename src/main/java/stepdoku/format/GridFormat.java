package stepdoku.format;

import java.util.List;
import java.util.Optional;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;

/**
 * A board as it is drawn, a line a row, with or without spaces, bars and frames of any kind. It is written as
 * {@code | 5 3 . | . 7 . | . . . |}.
 */
final class GridFormat implements WritableFormat {
    @Override
    public String name() {
        return "grid";
    }

    @Override
    public String title() {
        return "grid";
    }

    @Override
    public String description() {
        return "a row on each line, with or without spaces, bars and frames";
    }

    @Override
    public Optional<String> ending() {
        return Optional.of("txt");
    }

    @Override
    public boolean recognises(String text) {
        return new Layout(text).isDrawing();
    }

    @Override
    public boolean begins(String line) {
        return new Layout(line).begins();
    }

    @Override
    public boolean isComplete(String text) {
        return new Layout(text).isComplete();
    }

    @Override
    public List<String> split(String text) {
        return new Layout(text).boards();
    }

    @Override
    public Reading read(String part) {
        return Reading.of(new Layout(part).cells(), this);
    }

    @Override
    public String write(PencilMarks marks) {
        Geometry geometry = marks.geometry();
        String frame = frame(geometry);
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < geometry.size(); row++) {
            text.append(row % geometry.boxRows() == 0 ? frame : "");
            text.append(row(marks.grid(), row));
        }
        return text.append(frame).toString();
    }

    private static String frame(Geometry geometry) {
        String box = "-".repeat(2 * geometry.boxColumns() + 1) + "+";
        return "+" + box.repeat(geometry.size() / geometry.boxColumns()) + "\n";
    }

    private static String row(Grid grid, int row) {
        Geometry geometry = grid.geometry();
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < geometry.size(); column++) {
            line.append(column % geometry.boxColumns() == 0 ? "| " : "");
            line.append(Digits.symbol(grid.digit(geometry.cell(row, column)))).append(' ');
        }
        return line.append("|\n").toString();
    }
}

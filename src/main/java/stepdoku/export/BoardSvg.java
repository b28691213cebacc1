package stepdoku.export;

import java.util.Set;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;

/** A board as a picture: givens bold, entries underlined, digits of a search plain, pencil marks small. */
public final class BoardSvg {
    private static final int CELL = 44;
    private static final int MARGIN = 30;
    private static final String RULES = """
            text{font-size:24px;text-anchor:middle}
            .given{font-weight:bold}.entry{text-decoration:underline}.mark{font-size:11px}.name{font-size:14px}
            """;

    private final PencilMarks marks;
    private final Grid grid;
    private final Geometry geometry;
    private final StringBuilder elements = new StringBuilder();

    private BoardSvg(PencilMarks marks) {
        this.marks = marks;
        this.grid = marks.grid();
        this.geometry = grid.geometry();
    }

    /** The board alone; the cells that a search has filled are told from entries. */
    public static String board(PencilMarks marks, Set<Integer> placed, String title) {
        BoardSvg board = new BoardSvg(marks);
        board.frame();
        board.digits(placed);
        return board.document(title);
    }

    /** The board with its pencil marks. */
    public static String candidates(PencilMarks marks, String title) {
        BoardSvg board = new BoardSvg(marks);
        board.frame();
        board.digits(Set.of());
        marks.grid().emptyCells().forEach(board::marks);
        return board.document(title);
    }

    private String document(String title) {
        int side = geometry.size() * CELL + MARGIN + MARGIN / 2;
        return Svg.document(side, side, title, RULES, elements.toString());
    }

    private void frame() {
        int size = geometry.size();
        for (int i = 0; i <= size; i++) {
            line(true, i, i % geometry.boxColumns() == 0);
            line(false, i, i % geometry.boxRows() == 0);
        }
        for (int i = 0; i < size; i++) {
            text("name faint ink-text", middle(i), MARGIN - 10.0, "" + (i + 1));
            text("name faint ink-text", MARGIN / 2.0, middle(i) + 5, "" + (i + 1));
        }
    }

    private void line(boolean upright, int index, boolean isBorder) {
        int at = MARGIN + index * CELL;
        String way = upright ? "M%d %dV%d" : "M%2$d %1$dH%3$d";
        elements.append("<path class=\"line-text%s\" stroke-width=\"%d\" stroke-linecap=\"square\" d=\"%s\"/>\n"
                .formatted(
                        isBorder ? "" : " faint",
                        isBorder ? 2 : 1,
                        way.formatted(at, MARGIN, MARGIN + geometry.size() * CELL)));
    }

    private static double middle(int index) {
        return MARGIN + (index + 0.5) * CELL;
    }

    private double x(int cell) {
        return middle(geometry.column(cell));
    }

    private double y(int cell) {
        return middle(geometry.row(cell));
    }

    private void digits(Set<Integer> placed) {
        for (int cell = 0; cell < geometry.cellCount(); cell++) {
            if (!grid.isEmpty(cell)) {
                text(look(cell, placed), x(cell), y(cell) + 8, "" + Digits.symbol(grid.digit(cell)));
            }
        }
    }

    private String look(int cell, Set<Integer> placed) {
        if (grid.isGiven(cell)) {
            return "given ink-text";
        }
        return placed.contains(cell) ? "ink-cyan" : "entry ink-magenta";
    }

    /** The candidates of a cell, each at its place in a small box. */
    private void marks(int cell) {
        for (int digit : Digits.members(marks.candidates(cell))) {
            int column = (digit - 1) % geometry.boxColumns();
            int row = (digit - 1) / geometry.boxColumns();
            double across = CELL * ((column + 0.5) / geometry.boxColumns() - 0.5);
            double down = CELL * ((row + 0.5) / geometry.boxRows() - 0.5);
            text("mark ink-text", x(cell) + across, y(cell) + down + 4, "" + Digits.symbol(digit));
        }
    }

    private void text(String classes, double x, double y, String text) {
        elements.append("<text class=\"%s\" x=\"%s\" y=\"%s\">%s</text>\n"
                .formatted(classes, Svg.number(x), Svg.number(y), text));
    }
}

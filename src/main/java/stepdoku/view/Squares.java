package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.apache.commons.lang3.StringUtils;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/**
 * The drawing of a board: rows and columns named, boxes framed. Each square has room for a sign on both sides of its
 * symbol, on narrow pages on one side, on very narrow ones for its symbol alone.
 */
final class Squares {
    private static final int WIDEST = 3;

    private final Page page;
    private final List<List<Square>> rows;
    private final int boxRows;
    private final int boxColumns;
    private final OptionalInt currentRow;
    private final int size;
    private final int labelWidth;
    private final int squareWidth;

    private Squares(Page page, List<List<Square>> rows, int boxRows, int boxColumns, OptionalInt currentRow) {
        this.page = page;
        this.rows = rows;
        this.boxRows = boxRows;
        this.boxColumns = boxColumns;
        this.currentRow = currentRow;
        this.size = rows.size();
        this.labelWidth = page.coordinates().rowWidth(size);
        this.squareWidth = IntStream.of(WIDEST, 2)
                .filter(width -> width(width) <= page.width())
                .findFirst()
                .orElse(1);
    }

    /** A board of rows of squares, in boxes of so many rows and columns. */
    static List<AttributedString> lines(
            Page page, List<List<Square>> rows, int boxRows, int boxColumns, OptionalInt currentRow) {
        return new Squares(page, rows, boxRows, boxColumns, currentRow).lines();
    }

    /** How wide the drawing is when a square takes so many columns. */
    private int width(int squareWidth) {
        return labelWidth + 1 + size / boxColumns + 1 + size * squareWidth;
    }

    private List<AttributedString> lines() {
        List<AttributedString> lines = new ArrayList<>();
        lines.addAll(header());
        lines.add(rule(Glyph.TOP_LEFT, Glyph.TOP, Glyph.TOP_RIGHT));
        for (int row = 0; row < size; row++) {
            if (row > 0 && row % boxRows == 0) {
                lines.add(rule(Glyph.LEFT, Glyph.CROSS, Glyph.RIGHT));
            }
            lines.add(row(row));
        }
        lines.add(rule(Glyph.BOTTOM_LEFT, Glyph.BOTTOM, Glyph.BOTTOM_RIGHT));
        return lines.stream().map(page::cut).toList();
    }

    /** The numbers of the columns: on one line, or where they would run together digit below digit. */
    private List<AttributedString> header() {
        return size < 10 || squareWidth == WIDEST
                ? List.of(header(column -> "" + column))
                : List.of(header(column -> column < 10 ? "" : "" + column / 10), header(column -> "" + column % 10));
    }

    /** A line with a text for each column, the last character of each above its symbols. */
    private AttributedString header(IntFunction<String> text) {
        StringBuilder header = new StringBuilder(" ".repeat(labelWidth + 1));
        for (int column = 0; column < size; column++) {
            header.append(column % boxColumns == 0 ? " " : "")
                    .append(StringUtils.leftPad(text.apply(column + 1), Math.min(2, squareWidth)))
                    .append(" ".repeat(Math.max(0, squareWidth - 2)));
        }
        return page.theme().text(Role.DIM, StringUtils.stripEnd(header.toString(), " "));
    }

    private AttributedString rule(Glyph left, Glyph middle, Glyph right) {
        Theme theme = page.theme();
        String side = theme.glyphs(Glyph.HORIZONTAL, boxColumns * squareWidth);
        String sides = StringUtils.repeat(side, "" + theme.glyph(middle), size / boxColumns);
        return theme.text(Role.FRAME, " ".repeat(labelWidth + 1) + theme.glyph(left) + sides + theme.glyph(right));
    }

    private AttributedString row(int row) {
        AttributedStringBuilder line = new AttributedStringBuilder();
        boolean current = currentRow.isPresent() && currentRow.getAsInt() == row;
        line.append(page.theme()
                .text(Role.DIM, StringUtils.leftPad(page.coordinates().row(row), labelWidth)));
        line.append(current ? glyph(Role.ARROW, Glyph.ARROW) : page.theme().text(Role.PLAIN, " "));
        for (int column = 0; column < size; column++) {
            if (column % boxColumns == 0) {
                line.append(glyph(Role.FRAME, Glyph.VERTICAL));
            }
            line.append(square(rows.get(row).get(column)));
        }
        return line.append(glyph(Role.FRAME, Glyph.VERTICAL)).toAttributedString();
    }

    private AttributedString glyph(Role role, Glyph glyph) {
        return page.theme().text(role, "" + page.theme().glyph(glyph));
    }

    private AttributedString square(Square square) {
        Signs signs = page.theme().signs(square.role());
        String text = "" + signs.left() + square.symbol() + signs.right();
        return page.theme()
                .text(square.role(), squareWidth == 1 ? text.substring(1, 2) : text.substring(0, squareWidth));
    }
}

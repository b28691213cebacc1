package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.lang3.StringUtils;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;

/** Pencil marks as groups of digits, each column of the board as wide as its longest group. */
final class CompactMarks {
    private final MarksView view;
    private final Theme theme;
    private final Coordinates coordinates;
    private final Geometry geometry;
    private final int labelWidth;
    private final int[] widths;

    CompactMarks(MarksView view, Page page) {
        this.view = view;
        this.theme = page.theme();
        this.coordinates = page.coordinates();
        this.geometry = view.marks().geometry();
        this.labelWidth = coordinates.rowWidth(geometry.size());
        this.widths = IntStream.range(0, geometry.size()).map(this::width).toArray();
    }

    private int width(int column) {
        int widest = IntStream.range(0, geometry.size())
                .map(row -> content(geometry.cell(row, column)).length())
                .max()
                .orElseThrow();
        return Math.max(widest, String.valueOf(column + 1).length());
    }

    List<AttributedString> lines() {
        List<AttributedString> lines = new ArrayList<>();
        lines.add(header());
        lines.add(rule(Glyph.TOP_LEFT, Glyph.TOP, Glyph.TOP_RIGHT));
        for (int row = 0; row < geometry.size(); row++) {
            if (row > 0 && row % geometry.boxRows() == 0) {
                lines.add(rule(Glyph.LEFT, Glyph.CROSS, Glyph.RIGHT));
            }
            lines.add(row(row));
        }
        lines.add(rule(Glyph.BOTTOM_LEFT, Glyph.BOTTOM, Glyph.BOTTOM_RIGHT));
        return lines;
    }

    private AttributedString header() {
        StringBuilder header = new StringBuilder(" ".repeat(labelWidth + 1));
        for (int column = 0; column < geometry.size(); column++) {
            header.append(startsBox(column) ? "   " : " ");
            header.append(StringUtils.rightPad(String.valueOf(column + 1), widths[column]));
        }
        return theme.text(Role.DIM, StringUtils.stripEnd(header.toString(), " "));
    }

    private AttributedString rule(Glyph left, Glyph middle, Glyph right) {
        StringBuilder rule = new StringBuilder(" ".repeat(labelWidth + 1));
        for (int column = 0; column < geometry.size(); column++) {
            if (startsBox(column)) {
                rule.append(theme.glyph(column == 0 ? left : middle)).append(theme.glyph(Glyph.HORIZONTAL));
            }
            rule.append(theme.glyphs(Glyph.HORIZONTAL, widths[column] + 1));
        }
        return theme.text(Role.FRAME, rule.toString() + theme.glyph(right));
    }

    private AttributedString row(int row) {
        AttributedStringBuilder line = new AttributedStringBuilder();
        line.append(theme.text(Role.DIM, StringUtils.leftPad(coordinates.row(row), labelWidth) + " "));
        for (int column = 0; column < geometry.size(); column++) {
            int cell = geometry.cell(row, column);
            AttributedString content = view.cover().over(cell, content(cell));
            if (startsBox(column)) {
                line.append(theme.text(Role.FRAME, "" + theme.glyph(Glyph.VERTICAL)))
                        .append(" ");
            }
            line.append(content).append(" ".repeat(widths[column] - content.length() + 1));
        }
        return line.append(theme.text(Role.FRAME, "" + theme.glyph(Glyph.VERTICAL)))
                .toAttributedString();
    }

    private boolean startsBox(int column) {
        return column % geometry.boxColumns() == 0;
    }

    private AttributedString content(int cell) {
        int digit = view.marks().grid().digit(cell);
        return digit == 0 ? candidates(cell) : filled(digit, view.roleOfFilled(cell));
    }

    private AttributedString filled(int digit, Role role) {
        Signs signs = theme.signs(role);
        return theme.text(role, "" + signs.left() + Digits.symbol(digit) + signs.right());
    }

    private AttributedString candidates(int cell) {
        AttributedStringBuilder group = new AttributedStringBuilder();
        for (int digit : Digits.members(view.marks().candidates(cell))) {
            Role role = view.roleOf(cell, digit);
            String sign = role == Role.GOOD ? "+" : role == Role.BAD ? "/" : "";
            group.append(theme.text(role, sign + Digits.symbol(digit)));
        }
        return group.length() == 0 ? theme.text(Role.CLASH, "!") : group.toAttributedString();
    }
}

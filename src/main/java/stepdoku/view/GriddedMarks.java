package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;

/** Pencil marks as a small grid in each cell, as high and wide as a box; boards too wide for the page come in parts. */
final class GriddedMarks {
    private final MarksView view;
    private final Page page;
    private final Theme theme;
    private final Geometry geometry;
    private final int labelWidth;

    GriddedMarks(MarksView view, Page page) {
        this.view = view;
        this.page = page;
        this.theme = page.theme();
        this.geometry = view.marks().geometry();
        this.labelWidth = page.coordinates().rowWidth(geometry.size());
    }

    List<AttributedString> lines() {
        int part = boxesAbreast() * geometry.boxColumns();
        List<AttributedString> lines = new ArrayList<>();
        for (int column = 0; column < geometry.size(); column += part) {
            addPart(lines, column, Math.min(column + part, geometry.size()));
        }
        return lines.stream().map(page::cut).toList();
    }

    /** The part around a cell for which so many lines have room, below a line which says that it is a part. */
    List<AttributedString> around(int cell, int height) {
        int boxes = geometry.size() / geometry.boxColumns();
        int abreast = Math.min(boxes, boxesAbreast());
        int box = geometry.column(cell) / geometry.boxColumns();
        int from = Math.max(0, Math.min(box - abreast / 2, boxes - abreast)) * geometry.boxColumns();
        int to = from + abreast * geometry.boxColumns();
        List<AttributedString> part = new ArrayList<>();
        addPart(part, from, to);
        List<AttributedString> head = List.of(note(cell, from, to), part.get(0), part.get(1));
        int middle = geometry.row(cell) * (geometry.boxRows() + 1) + geometry.boxRows() / 2;
        Pane body = new Pane(part.subList(2, part.size()), middle);
        return Stream.concat(head.stream(), body.within(Math.max(0, height - head.size())).stream())
                .map(page::cut)
                .toList();
    }

    private AttributedString note(int cell, int from, int to) {
        return page.text(
                Role.DIM,
                "a part, around %s: columns %d to %d of %d"
                        .formatted(geometry.name(cell), from + 1, to, geometry.size()));
    }

    private int boxesAbreast() {
        int boxWidth = geometry.boxColumns() * (geometry.boxColumns() + 1) + 2;
        return Math.max(1, (page.width() - labelWidth - 2) / boxWidth);
    }

    private void addPart(List<AttributedString> lines, int from, int to) {
        lines.add(header(from, to));
        lines.add(rule(from, to, Glyph.TOP_LEFT, Glyph.TOP, Glyph.TOP_RIGHT));
        for (int row = 0; row < geometry.size(); row++) {
            if (row > 0) {
                lines.add(
                        row % geometry.boxRows() == 0
                                ? rule(from, to, Glyph.LEFT, Glyph.CROSS, Glyph.RIGHT)
                                : spacer(from, to));
            }
            for (int part = 0; part < geometry.boxRows(); part++) {
                lines.add(line(row, part, from, to));
            }
        }
        lines.add(rule(from, to, Glyph.BOTTOM_LEFT, Glyph.BOTTOM, Glyph.BOTTOM_RIGHT));
    }

    private AttributedString header(int from, int to) {
        StringBuilder header = new StringBuilder(" ".repeat(labelWidth + 1));
        for (int column = from; column < to; column++) {
            header.append(startsBox(column) ? "  " : "");
            header.append(StringUtils.center(String.valueOf(column + 1), geometry.boxColumns()))
                    .append(" ");
        }
        return theme.text(Role.DIM, StringUtils.stripEnd(header.toString(), " "));
    }

    private AttributedString rule(int from, int to, Glyph left, Glyph middle, Glyph right) {
        String side = theme.glyphs(Glyph.HORIZONTAL, boxWidth());
        String sides = StringUtils.repeat(side, "" + theme.glyph(middle), boxes(from, to));
        return theme.text(Role.FRAME, " ".repeat(labelWidth + 1) + theme.glyph(left) + sides + theme.glyph(right));
    }

    private AttributedString spacer(int from, int to) {
        String vertical = "" + theme.glyph(Glyph.VERTICAL);
        String sides = StringUtils.repeat(" ".repeat(boxWidth()), vertical, boxes(from, to));
        return theme.text(Role.FRAME, " ".repeat(labelWidth + 1) + vertical + sides + vertical);
    }

    /** The width of a box between its frames. */
    private int boxWidth() {
        return geometry.boxColumns() * (geometry.boxColumns() + 1) + 1;
    }

    private int boxes(int from, int to) {
        return (to - from) / geometry.boxColumns();
    }

    private boolean startsBox(int column) {
        return column % geometry.boxColumns() == 0;
    }

    /** One of the lines of a row of cells. */
    private AttributedString line(int row, int part, int from, int to) {
        boolean middle = part == (geometry.boxRows() - 1) / 2;
        String label = StringUtils.leftPad(middle ? page.coordinates().row(row) : "", labelWidth) + " ";
        AttributedStringBuilder line = new AttributedStringBuilder().append(theme.text(Role.DIM, label));
        for (int column = from; column < to; column++) {
            if (startsBox(column)) {
                line.append(theme.text(Role.FRAME, "" + theme.glyph(Glyph.VERTICAL)))
                        .append(" ");
            }
            int cell = geometry.cell(row, column);
            line.append(view.cover().over(cell, part(cell, part, middle))).append(" ");
        }
        return line.append(theme.text(Role.FRAME, "" + theme.glyph(Glyph.VERTICAL)))
                .toAttributedString();
    }

    private AttributedString part(int cell, int part, boolean middle) {
        int digit = view.marks().grid().digit(cell);
        if (digit == 0) {
            return candidates(cell, part);
        }
        Role role = view.roleOfFilled(cell);
        Signs signs = theme.signs(role);
        String text = middle ? "" + signs.left() + Digits.symbol(digit) + signs.right() : "";
        return theme.text(role, centred(text));
    }

    private String centred(String text) {
        int width = geometry.boxColumns();
        return width < text.length() ? text.substring(0, width) : StringUtils.center(text, width);
    }

    private AttributedString candidates(int cell, int part) {
        AttributedStringBuilder line = new AttributedStringBuilder();
        for (int column = 1; column <= geometry.boxColumns(); column++) {
            int digit = part * geometry.boxColumns() + column;
            boolean isCandidate = view.marks().isCandidate(cell, digit);
            line.append(
                    isCandidate
                            ? theme.text(view.roleOf(cell, digit), "" + Digits.symbol(digit))
                            : theme.text(Role.EMPTY, "" + theme.glyph(Glyph.DOT)));
        }
        return line.toAttributedString();
    }
}

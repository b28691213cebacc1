package stepdoku.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.text.WordUtils;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import stepdoku.view.Column.Kind;

/** Rows under headers, in columns as wide as they need; the last one wraps where the page ends. Immutable. */
public final class Table implements View {
    private static final String GAP = "  ";
    private static final int WIDEST_BAR = 40;
    private static final int NARROWEST = 8;

    private record Row(List<String> cells, boolean marked) {
        private Row on(Page page) {
            return new Row(cells.stream().map(page::named).toList(), marked);
        }
    }

    private final List<Column> columns;
    private final List<Row> rows;

    private Table(List<Column> columns, List<Row> rows) {
        this.columns = columns;
        this.rows = rows;
    }

    /** A table without rows. */
    public static Table of(Column... columns) {
        return new Table(List.of(columns), List.of());
    }

    /** The same table with one more row. */
    public Table with(String... cells) {
        return with(new Row(List.of(cells), false));
    }

    /** The same table with one more row, which is pointed out. */
    public Table withMarked(String... cells) {
        return with(new Row(List.of(cells), true));
    }

    private Table with(Row row) {
        if (row.cells().size() != columns.size()) {
            throw new IllegalArgumentException(row.cells().size() + " cells in a table of " + columns.size());
        }
        return new Table(columns, Stream.concat(rows.stream(), Stream.of(row)).toList());
    }

    @Override
    public List<AttributedString> lines(Page page) {
        return new Table(columns, rows.stream().map(row -> row.on(page)).toList()).drawn(page);
    }

    private List<AttributedString> drawn(Page page) {
        int[] widths = widths(page);
        List<String> headers = columns.stream().map(Column::header).toList();
        List<AttributedString> lines = new ArrayList<>();
        if (!String.join("", headers).isEmpty()) {
            lines.addAll(draw(new Row(headers, false), Role.DIM, widths, page));
        }
        for (Row row : rows) {
            lines.addAll(draw(row, row.marked() ? Role.CURRENT : Role.PLAIN, widths, page));
        }
        return lines;
    }

    // ---- widths

    /** The width of each column: what its longest cell needs, the last one no more than is left of the page. */
    private int[] widths(Page page) {
        int[] widths = IntStream.range(0, columns.size()).map(this::needed).toArray();
        int last = widths.length - 1;
        int before = Arrays.stream(widths, 0, last).sum() + last * GAP.length() + margin();
        widths[last] = Math.min(widths[last], Math.max(NARROWEST, page.width() - before));
        return widths;
    }

    private int needed(int column) {
        int header = columns.get(column).header().length();
        return columns.get(column).kind() == Kind.BAR
                ? WIDEST_BAR
                : Math.max(header, cells(column).mapToInt(String::length).max().orElse(0));
    }

    private Stream<String> cells(int column) {
        return rows.stream().map(row -> row.cells().get(column));
    }

    /** Room for the sign at a marked row, if there is one. */
    private int margin() {
        return rows.stream().anyMatch(Row::marked) ? 2 : 0;
    }

    // ---- drawing

    private List<AttributedString> draw(Row row, Role role, int[] widths, Page page) {
        int last = widths.length - 1;
        String margin = StringUtils.rightPad(row.marked() ? "" + page.theme().glyph(Glyph.BULLET) : "", margin());
        StringBuilder start = new StringBuilder(margin);
        for (int column = 0; column < last; column++) {
            start.append(padded(row, column, widths[column], page)).append(GAP);
        }
        List<AttributedString> lines = new ArrayList<>();
        String before = start.toString();
        for (String part : wrapped(row, last, widths[last], page)) {
            AttributedStringBuilder line = new AttributedStringBuilder()
                    .append(
                            StringUtils.stripEnd(before + part, " "),
                            page.theme().style(role));
            lines.add(page.cut(line.toAttributedString()));
            before = " ".repeat(start.length());
        }
        return lines;
    }

    private List<String> wrapped(Row row, int column, int width, Page page) {
        String cell = row.cells().get(column);
        return columns.get(column).kind() == Kind.LEFT && cell.length() > width
                ? WordUtils.wrap(cell, width, "\n", true).lines().toList()
                : List.of(padded(row, column, width, page));
    }

    private String padded(Row row, int column, int width, Page page) {
        String cell = row.cells().get(column);
        return switch (columns.get(column).kind()) {
            case LEFT -> StringUtils.rightPad(cell, width);
            case RIGHT -> StringUtils.leftPad(cell, width);
            case BAR ->
                StringUtils.rightPad(StringUtils.isNumeric(cell) ? bar(cell, column, width, page) : cell, width);
        };
    }

    /** A length in proportion to the greatest number of the column; what is not nothing is at least one piece long. */
    private String bar(String cell, int column, int width, Page page) {
        long number = Long.parseLong(cell);
        long greatest = cells(column).mapToLong(Long::parseLong).max().orElse(1);
        long length = number == 0 ? 0 : Math.max(1, Math.round((double) number * width / greatest));
        return page.theme().glyphs(Glyph.BAR, (int) length);
    }
}

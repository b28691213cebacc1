package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.lang3.StringUtils;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import stepdoku.search.Counts;
import stepdoku.search.Profile;
import stepdoku.search.Search;

/**
 * The depth of a search over time, least to greatest in each column, and its calls by depth. A sign on the line of time
 * marks the present; behind it lies what was seen before the search went back.
 */
public final class PlotView implements View {
    private static final int MOST_ROWS = 14;
    private static final int WIDEST_SPAN = 3;

    private final Profile profile;
    private final long now;
    private final Counts counts;

    private PlotView(Search search, Profile profile) {
        this.profile = profile;
        this.now = search.time();
        this.counts = search.counts();
    }

    public static PlotView of(Search search, Profile profile) {
        return new PlotView(search, profile);
    }

    @Override
    public List<AttributedString> lines(Page page) {
        Drawing drawing = new Drawing(page);
        List<AttributedString> lines = new ArrayList<>();
        lines.addAll(Text.of(drawing.title()).lines(page));
        lines.addAll(drawing.lines());
        lines.add(AttributedString.EMPTY);
        lines.addAll(calls(page));
        return lines;
    }

    private List<AttributedString> calls(Page page) {
        return new DepthTable(counts).calls().lines(page);
    }

    /** The plot on one page. */
    private final class Drawing {
        private final Theme theme;
        private final Canvas canvas;
        private final Profile columns;
        private final int labelWidth;

        Drawing(Page page) {
            theme = page.theme();
            labelWidth = String.valueOf(profile.maxDepth()).length();
            int width = page.width() - labelWidth - 1;
            boolean roomy = profile.spans().size() <= width;
            Canvas.Grain grain = roomy ? Canvas.Grain.BLOCK : Canvas.Grain.finest(theme);
            columns = profile.within(width * grain.across());
            int most = columns.spans().size() * WIDEST_SPAN;
            int rows = Math.min(profile.maxDepth() + 1, MOST_ROWS);
            canvas = new Canvas(grain, Math.min(width * grain.across(), most), rows * grain.down());
            draw();
        }

        private void draw() {
            int depths = profile.maxDepth() + 1;
            for (int i = 0; i < columns.spans().size(); i++) {
                Profile.Span span = columns.spans().get(i);
                int low = span.min() * canvas.height() / depths;
                int high = Math.max(low, (span.max() + 1) * canvas.height() / depths - 1);
                for (int x = left(i); x < left(i + 1); x++) {
                    canvas.fill(x, low, high);
                }
            }
        }

        /** The dot at which a span begins. */
        private int left(int span) {
            return span * canvas.width() / columns.spans().size();
        }

        String title() {
            long last = profile.last();
            int count = columns.spans().size();
            return count > last
                    ? "depth after each of " + Numbers.groupedCount(last, "move")
                    : "depth over " + Numbers.groupedCount(last, "move") + ", least to greatest";
        }

        List<AttributedString> lines() {
            List<AttributedString> lines = new ArrayList<>();
            List<String> rows = canvas.rows(theme);
            for (int i = 0; i < rows.size(); i++) {
                lines.add(row(
                        rows.get(i), i == 0 ? String.valueOf(profile.maxDepth()) : i == rows.size() - 1 ? "0" : ""));
            }
            lines.add(axis());
            lines.add(times());
            return lines;
        }

        private AttributedString row(String row, String label) {
            int known = Math.min(row.length(), present() + 1);
            return new AttributedStringBuilder()
                    .append(theme.text(Role.DIM, StringUtils.leftPad(label, labelWidth) + theme.glyph(Glyph.VERTICAL)))
                    .append(theme.text(Role.PLAIN, row.substring(0, known)))
                    .append(theme.text(Role.DIM, StringUtils.stripEnd(row.substring(known), " ")))
                    .toAttributedString();
        }

        /** The column of characters in which the present lies. */
        private int present() {
            int span = (int) columns.spans().stream()
                    .filter(before -> before.last() < now)
                    .count();
            return (left(span + 1) - 1) / canvas.grain().across();
        }

        private AttributedString axis() {
            int width = canvas.columns();
            String past = theme.glyphs(Glyph.HORIZONTAL, present());
            String future = theme.glyphs(Glyph.DOT, Math.max(0, width - present() - 1));
            return new AttributedStringBuilder()
                    .append(" ".repeat(labelWidth))
                    .append(theme.text(Role.DIM, theme.glyph(Glyph.BOTTOM_LEFT) + past))
                    .append(theme.text(Role.ARROW, "" + theme.glyph(Glyph.PRESENT)))
                    .append(theme.text(Role.DIM, future))
                    .toAttributedString();
        }

        /** The present below its sign, and the latest time at the right where there is room. */
        private AttributedString times() {
            int offset = labelWidth + 1;
            String present = "time " + now;
            int start = Math.max(0, Math.min(offset + present(), offset + canvas.columns() - present.length()));
            AttributedStringBuilder line =
                    new AttributedStringBuilder().append(" ".repeat(start)).append(theme.text(Role.TITLE, present));
            String last = String.valueOf(profile.last());
            int gap = offset + canvas.columns() - last.length() - line.length();
            return profile.last() > now && gap > 1
                    ? line.append(" ".repeat(gap))
                            .append(theme.text(Role.DIM, last))
                            .toAttributedString()
                    : line.toAttributedString();
        }
    }
}

package stepdoku.view;

import java.util.List;
import java.util.OptionalInt;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import stepdoku.search.RecentDepths;
import stepdoku.search.Search;

/** The share of the tree that is done by estimate, and the depth at the last times, on one line. */
record Trend(double share, List<Integer> depths) implements View {
    private static final String NAME = "   depth ";
    private static final int MOST_DEPTHS = 60;

    Trend {
        depths = List.copyOf(depths);
    }

    static Trend of(Search search) {
        return new Trend(Share.of(search), RecentDepths.of(search, MOST_DEPTHS));
    }

    @Override
    public List<AttributedString> lines(Page page) {
        AttributedStringBuilder line = done(page);
        int room = room(page);
        if (room > 0) {
            List<Integer> shown = depths.subList(Math.max(0, depths.size() - room), depths.size());
            line.append(page.theme().text(Role.DIM, NAME))
                    .append(page.theme().text(Role.ACCENT, Sparkline.of(shown, page.theme())));
        }
        return List.of(page.cut(line.toAttributedString()));
    }

    private AttributedStringBuilder done(Page page) {
        return new AttributedStringBuilder()
                .append(page.theme().text(Role.DIM, "about "))
                .append(ProgressLine.percent(share))
                .append(page.theme().text(Role.DIM, " of the tree done"));
    }

    /** The columns for bars. */
    private int room(Page page) {
        return page.width() - done(page).columnLength() - NAME.length();
    }

    /** How many moves ago the depth was that stands at a column; none beside the bars, and none at the last one. */
    OptionalInt ago(int column, Page page) {
        int end = lines(page).get(0).columnLength();
        int bars = Math.min(depths.size(), Math.max(0, room(page)));
        return end - bars <= column && column < end - 1 ? OptionalInt.of(end - 1 - column) : OptionalInt.empty();
    }
}

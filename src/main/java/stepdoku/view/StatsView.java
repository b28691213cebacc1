package stepdoku.view;

import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import stepdoku.search.Counts;
import stepdoku.search.Review;
import stepdoku.search.Rule;
import stepdoku.search.Search;

/** The counters of a search at its present time, and what its calls did by depth. */
public final class StatsView implements View {
    private final Counts counts;
    private final int full;
    private final List<Review> review;
    private final String remark;

    private StatsView(Search search, List<Review> review, String remark) {
        counts = search.counts();
        full = search.fullDepth();
        this.review = review;
        this.remark = remark;
    }

    /** The counters with what a review of the moves has found. */
    public static StatsView of(Search search, Review review) {
        return new StatsView(search, List.of(review), "");
    }

    /** The counters alone, with a sentence that says why the rest is left out. */
    public static StatsView of(Search search, String remark) {
        return new StatsView(search, List.of(), remark);
    }

    @Override
    public List<AttributedString> lines(Page page) {
        Stack stack = Stack.of(numbers(), Text.blank(), new DepthTable(counts));
        return remark.isEmpty()
                ? stack.lines(page)
                : Stack.of(stack, Text.blank(), Text.of(remark)).lines(page);
    }

    private View numbers() {
        Table table = Table.of(Column.left(""), Column.right(""))
                .with("time", String.valueOf(counts.time()))
                .with("placements", Numbers.grouped(counts.placements()))
                .with("retractions", Numbers.grouped(counts.retractions()))
                .with("tests", Numbers.grouped(counts.tests()));
        for (Review found : review) {
            table = withRejections(table, found);
        }
        table = table.with("dead ends", Numbers.grouped(counts.deadEnds()))
                .with("solutions", Numbers.grouped(counts.solutions()))
                .with("maximum depth", counts.maxDepth() + " of " + full);
        for (Review found : review) {
            table = table.with("longest run of retractions", Numbers.grouped(found.longestRun()));
        }
        return table;
    }

    private static Table withRejections(Table table, Review found) {
        Table longer = table;
        for (Map.Entry<Rule, Long> entry : found.rejections().entrySet()) {
            longer = longer.with("  rejected by " + entry.getKey(), Numbers.grouped(entry.getValue()));
        }
        return found.passedOver() == 0 ? longer : longer.with("  not to be tried", Numbers.grouped(found.passedOver()));
    }
}

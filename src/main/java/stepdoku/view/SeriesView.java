package stepdoku.view;

import java.util.List;
import org.apache.commons.lang3.StringUtils;
import org.jline.utils.AttributedString;
import stepdoku.search.Series;

/** What several strategies needed on the same boards: the share that each solved, and the median of its placements. */
public record SeriesView(List<Series> series) implements View {
    /** Times differ from run to run; the table shall not. */
    private static final int TIME_WIDTH = 7;

    public SeriesView {
        series = List.copyOf(series);
    }

    @Override
    public List<AttributedString> lines(Page page) {
        Table table = Table.of(
                Column.left("strategy"),
                Column.right("solved"),
                Column.right("time"),
                Column.right("median placements"),
                Column.bar(""));
        for (Series each : series) {
            table = isBest(each) ? table.withMarked(row(each)) : table.with(row(each));
        }
        return table.lines(page);
    }

    private static String[] row(Series each) {
        boolean known = each.median().isPresent();
        return new String[] {
            each.strategy().name(),
            ProgressLine.percent((double) each.solved() / each.boards()),
            StringUtils.leftPad(Numbers.duration(each.duration()), TIME_WIDTH),
            known ? Numbers.grouped(each.median().getAsLong()) : "beyond the limit",
            known ? "" + each.median().getAsLong() : "0"
        };
    }

    /** It has the smallest median, and of those the most boards solved. */
    private boolean isBest(Series each) {
        return each.median().isPresent()
                && series.stream()
                        .allMatch(other -> other.median().isEmpty()
                                || other.median().getAsLong() > each.median().getAsLong()
                                || other.median().getAsLong() == each.median().getAsLong()
                                        && other.solved() <= each.solved());
    }
}

package stepdoku.view;

import java.util.List;
import java.util.stream.IntStream;
import org.jline.utils.AttributedString;
import stepdoku.search.Counts;
import stepdoku.search.Search;

/** The counters of a search at its present time, and where its dead ends lie. */
public final class StatsView implements View {
    /** More bars than this are gathered by ranges of depth. */
    private static final int MOST_BARS = 16;

    private final Counts counts;
    private final int full;

    private StatsView(Search search) {
        counts = search.counts();
        full = search.fullDepth();
    }

    public static StatsView of(Search search) {
        return new StatsView(search);
    }

    @Override
    public List<AttributedString> lines(Page page) {
        View deadEnds = counts.deadEnds() == 0 ? new Stack(List.of()) : Stack.of(Text.blank(), deadEnds());
        return Stack.of(numbers(), deadEnds).lines(page);
    }

    private View numbers() {
        return Table.of(Column.left(""), Column.right(""))
                .with("time", String.valueOf(counts.time()))
                .with("placements", Numbers.grouped(counts.placements()))
                .with("retractions", Numbers.grouped(counts.retractions()))
                .with("tests", Numbers.grouped(counts.tests()))
                .with("dead ends", Numbers.grouped(counts.deadEnds()))
                .with("solutions", Numbers.grouped(counts.solutions()))
                .with("maximum depth", counts.maxDepth() + " of " + full);
    }

    /** The calls that found no candidate, by the number of placements above them. */
    private View deadEnds() {
        long[] byDepth = counts.deadEndsByDepth();
        int[] depths = IntStream.range(0, byDepth.length)
                .filter(depth -> byDepth[depth] > 0)
                .toArray();
        int first = depths[0];
        int last = depths[depths.length - 1];
        int step = (last - first) / MOST_BARS + 1;
        Table table = Table.of(Column.right("depth"), Column.right("dead ends"), Column.bar(""));
        for (int depth = first; depth <= last; depth += step) {
            int end = Math.min(depth + step - 1, last);
            long sum =
                    IntStream.rangeClosed(depth, end).mapToLong(i -> byDepth[i]).sum();
            table = table.with(
                    depth == end ? String.valueOf(depth) : depth + "-" + end,
                    Numbers.grouped(sum),
                    String.valueOf(sum));
        }
        return table;
    }
}

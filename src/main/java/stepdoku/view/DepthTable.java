package stepdoku.view;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jline.utils.AttributedString;
import stepdoku.search.Counts;

/**
 * What the calls at each depth did: how many there were, how many placements each made on average, how many found no
 * digit at all. Where there are many depths they are gathered by ranges.
 */
final class DepthTable implements View {
    private static final int MOST_ROWS = 16;

    /** What is told of the calls at a range of depths. */
    private record Row(int from, int to, long calls, long branches, long deadEnds) {
        String depths() {
            return from == to ? String.valueOf(from) : from + "-" + to;
        }

        String branching() {
            return String.format(Locale.ROOT, "%.2f", (double) branches / calls);
        }
    }

    private final List<Row> rows;

    DepthTable(Counts counts) {
        int depths = counts.maxDepth() + 1;
        int step = (depths - 1) / MOST_ROWS + 1;
        rows = IntStream.iterate(0, from -> from < depths, from -> from + step)
                .mapToObj(from -> row(counts, from, Math.min(from + step, depths)))
                .toList();
    }

    private static Row row(Counts counts, int from, int end) {
        return new Row(
                from,
                end - 1,
                sum(counts.callsByDepth(), from, end),
                sum(counts.callsByDepth(), from + 1, end + 1),
                sum(counts.deadEndsByDepth(), from, end));
    }

    private static long sum(long[] numbers, int from, int end) {
        return Arrays.stream(numbers, Math.min(from, numbers.length), Math.min(end, numbers.length))
                .sum();
    }

    /** The calls alone. */
    View calls() {
        Table table = Table.of(Column.right("depth"), Column.right("calls"), Column.bar(""));
        for (Row row : rows) {
            table = table.with(row.depths(), Numbers.grouped(row.calls()), String.valueOf(row.calls()));
        }
        return table;
    }

    @Override
    public List<AttributedString> lines(Page page) {
        Table table = Table.of(
                Column.right("depth"),
                Column.right("calls"),
                Column.right("branching"),
                Column.right("dead ends"),
                Column.bar(""));
        for (Row row : rows) {
            table = table.with(
                    row.depths(),
                    Numbers.grouped(row.calls()),
                    row.branching(),
                    Numbers.grouped(row.deadEnds()),
                    String.valueOf(row.calls()));
        }
        return table.lines(page);
    }
}

package stepdoku.search;

import java.util.ArrayList;
import java.util.List;

/** The depth of a search over time: a row of spans of time, each with the least and the greatest depth in it. */
public record Profile(List<Span> spans) {

    /** The times behind {@code after} up to {@code last}, and the depths that occur at them. */
    public record Span(long after, long last, int min, int max) {
        private Span and(Span next) {
            return new Span(after, next.last, Math.min(min, next.min), Math.max(max, next.max));
        }
    }

    public Profile {
        spans = List.copyOf(spans);
    }

    /** The latest time. */
    public long last() {
        return spans.get(spans.size() - 1).last();
    }

    public int maxDepth() {
        return spans.stream().mapToInt(Span::max).max().orElse(0);
    }

    /** The same with at most so many spans, each made of whole ones and as near to equally long as can be. */
    public Profile within(int most) {
        List<Span> merged = new ArrayList<>();
        int column = -1;
        for (Span span : spans) {
            int itsColumn = column(span, most);
            if (itsColumn == column) {
                int end = merged.size() - 1;
                merged.set(end, merged.get(end).and(span));
            } else {
                merged.add(span);
            }
            column = itsColumn;
        }
        return new Profile(merged);
    }

    /** Which of so many equal parts of the time a span belongs to: the one in which its middle lies. */
    private int column(Span span, int columns) {
        double middle = (span.after() + 1 + span.last()) / 2.0;
        return (int) Math.min(columns - 1, middle * columns / (last() + 1.0));
    }
}

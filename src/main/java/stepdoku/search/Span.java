package stepdoku.search;

/** The whole numbers from a first to a last one, both included; none when the last is smaller. */
record Span(long first, long last) {
    static final Span ALL = new Span(Long.MIN_VALUE, Long.MAX_VALUE);

    static Span from(long first) {
        return new Span(first, Long.MAX_VALUE);
    }

    static Span upTo(long last) {
        return new Span(Long.MIN_VALUE, last);
    }

    boolean contains(long number) {
        return first <= number && number <= last;
    }

    /** The numbers that are in both. */
    Span and(Span other) {
        return new Span(Math.max(first, other.first), Math.min(last, other.last));
    }
}

package stepdoku.search;

/**
 * Which cell a call fills, and which values it may try there: a pure function of the position, so that the state of a
 * search determines its next move and its last one. It must not remember anything, and not draw lots.
 */
public abstract class Strategy {
    private final String name;
    private final String summary;
    private final String origin;

    Strategy(String name, String summary, String origin) {
        this.name = name;
        this.summary = summary;
        this.origin = origin;
    }

    /** The {@link Choice} for a position that has an empty cell; values are tried in ascending order. */
    public abstract long choose(Position position);

    /** One lower-case word. */
    public final String name() {
        return name;
    }

    /** Which cell comes next, in one line. */
    public final String summary() {
        return summary;
    }

    /** Where the order comes from. */
    public final String origin() {
        return origin;
    }

    @Override
    public final String toString() {
        return name;
    }
}

package stepdoku.search;

/** One word of a {@link Condition}: something that is true or false of a search after a move. */
@FunctionalInterface
public interface Term {
    boolean holds(Search search);

    /** Whether the answer needs a look at more than the last move. */
    default boolean costly() {
        return false;
    }

    static Term place() {
        return search -> search.time() > 0 && !search.retracted();
    }

    static Term retract() {
        return Search::retracted;
    }

    /** The last move took back the value just placed: the call below it had no candidate. */
    static Term deadEnd() {
        return new Term() {
            @Override
            public boolean holds(Search search) {
                return search.atDeadEnd();
            }

            @Override
            public boolean costly() {
                return true;
            }
        };
    }

    static Term solution() {
        return Search::atSolution;
    }

    static Term cell(int cell) {
        return search -> search.lastCell() == cell;
    }

    static Term value(int value) {
        return search -> search.lastValue() == value;
    }

    static Term depth(Comparison comparison, long bound) {
        return search -> comparison.holds(search.depth(), bound);
    }

    static Term time(Comparison comparison, long bound) {
        return search -> comparison.holds(search.time(), bound);
    }
}

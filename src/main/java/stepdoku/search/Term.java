package stepdoku.search;

/** One word of a {@link Condition}: something that is true or false of a search after a move. */
@FunctionalInterface
public interface Term {
    /** Keeps of the moves that pass a filter those for which the term is true. */
    void narrow(Filter filter);

    static Term place() {
        return Filter::placements;
    }

    static Term retract() {
        return Filter::retractions;
    }

    /** The last move took back the value just placed: the call below it had no candidate. */
    static Term deadEnd() {
        return Filter::deadEnds;
    }

    static Term solution() {
        return Filter::solutions;
    }

    static Term cell(int cell) {
        return cells(cell);
    }

    /** The last move was made in one of these cells, those of a house for example. */
    static Term cells(int... cells) {
        return filter -> filter.cells(cells);
    }

    static Term value(int value) {
        return filter -> filter.value(value);
    }

    static Term depth(Comparison comparison, long bound) {
        return filter -> filter.depths(comparison.span(bound));
    }

    static Term time(Comparison comparison, long bound) {
        return filter -> filter.times(comparison.span(bound));
    }

    /** So many retractions have been made in a row up to now. */
    static Term run(Comparison comparison, long bound) {
        return filter -> filter.runs(comparison.span(bound));
    }
}

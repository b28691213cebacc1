package stepdoku.trace;

import java.util.Optional;
import stepdoku.search.Move;
import stepdoku.search.Search;

/** A search that makes its moves beside those of a program, as long as they are the same. Mutable. */
final class Follower {
    private final Search search;
    private final boolean firstSolutionOnly;
    /** Null as long as all moves were the same. */
    private Departure departure;

    /** A follower that begins with a search at time 0. */
    Follower(Search search, boolean firstSolutionOnly) {
        this.search = search;
        this.firstSolutionOnly = firstSolutionOnly;
    }

    /** Takes the next move of the program, or that there is none; once they have parted, it follows no more. */
    void follow(Optional<PrintedMove> printed) {
        if (departure == null) {
            Optional<Move> right = next();
            if (right.isEmpty() || printed.isEmpty() || !printed.get().is(right.get())) {
                right.ifPresent(move -> search.back());
                departure = new Departure(search, right, printed);
            }
        }
    }

    private Optional<Move> next() {
        boolean hasAnswer = firstSolutionOnly && search.atSolution();
        return !hasAnswer && search.forward() ? search.lastMove() : Optional.empty();
    }

    boolean follows() {
        return departure == null;
    }

    /** Whether the program has made all moves of the search, and no other. */
    boolean hasSeenAll() {
        return departure != null && departure.isNone();
    }

    /** Where they have parted, or where both have ended; none while it follows. */
    Optional<Departure> departure() {
        return Optional.ofNullable(departure);
    }

    /** The search after the moves that are the same. */
    Search search() {
        return search;
    }
}

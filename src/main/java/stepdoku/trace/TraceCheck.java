package stepdoku.trace;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import stepdoku.search.Search;

/**
 * The moves of a program compared with those of a search: the search after the moves that are the same; where they part,
 * or where both end, none when the comparison was interrupted; and a search in another order that goes further with them.
 */
public record TraceCheck(Search right, Optional<Departure> departure, Optional<Other> other) {
    /** How many moves are compared between two looks at the world. */
    private static final long SLICE = 1 << 13;
    /** So many moves more than the right search tell that another order is no accident. */
    private static final long CLEARLY_MORE = 10;

    /** A search in another order after the moves that it has in common with a program, and whether those were all of both. */
    public record Other(Search search, boolean all) {}

    /**
     * Compares, move by move. The right search and the others are at time 0; it asks now and then whether it may go on.
     */
    public static TraceCheck run(
            PrintedMoves moves, Search right, List<Search> others, boolean firstSolutionOnly, BooleanSupplier goOn) {
        Follower chosen = new Follower(right, firstSolutionOnly);
        List<Follower> rest = others.stream()
                .map(search -> new Follower(search, firstSolutionOnly))
                .toList();
        List<Follower> all = Stream.concat(Stream.of(chosen), rest.stream()).toList();
        long made = 0;
        while (all.stream().anyMatch(Follower::follows) && (++made % SLICE != 0 || goOn.getAsBoolean())) {
            Optional<PrintedMove> printed = moves.next();
            all.forEach(follower -> follower.follow(printed));
        }
        if (!chosen.hasSeenAll()) {
            moves.refuseTalkAlone();
        }
        return new TraceCheck(right, chosen.departure(), other(rest, right.time()));
    }

    /** The search that goes furthest, if it goes to the end or clearly beyond a number of moves. */
    private static Optional<Other> other(List<Follower> rest, long moves) {
        return rest.stream()
                .filter(one -> one.hasSeenAll() || one.search().time() > moves + CLEARLY_MORE)
                .max(Comparator.comparing(Follower::hasSeenAll)
                        .thenComparing(one -> one.search().time()))
                .map(one -> new Other(one.search(), one.hasSeenAll()));
    }

    /** Whether all moves are the same. */
    public boolean isSame() {
        return departure.filter(Departure::isNone).isPresent();
    }
}

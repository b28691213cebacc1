package stepdoku.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/**
 * States of a search kept while it runs forward, so that any time that was seen can be reached again in milliseconds: one
 * every so many moves, and when they grow too many, every second one goes and the distance doubles. Of the places where the
 * search stopped by itself, solutions and the end, the times are kept. Mutable.
 */
final class Checkpoints {
    private static final int MOST = 1024;
    private static final long FIRST_DISTANCE = 1 << 12;

    private final List<Checkpoint> evenly = new ArrayList<>();
    private final NavigableSet<Long> stops = new TreeSet<>();
    private long distance = FIRST_DISTANCE;
    private long furthest;

    /** The latest time that the search has seen. */
    long furthest() {
        return furthest;
    }

    /** Tells of the present of a search; kept if it is due. */
    void pass(Search search) {
        furthest = Math.max(furthest, search.time());
        if (search.time() >= latest() + distance) {
            evenly.add(search.checkpoint());
            if (evenly.size() > MOST) {
                thin();
            }
        }
    }

    private long latest() {
        return evenly.isEmpty() ? 0 : evenly.get(evenly.size() - 1).time();
    }

    private void thin() {
        distance *= 2;
        long kept = 0;
        List<Checkpoint> all = List.copyOf(evenly);
        evenly.clear();
        for (Checkpoint checkpoint : all) {
            if (checkpoint.time() >= kept + distance) {
                evenly.add(checkpoint);
                kept = checkpoint.time();
            }
        }
    }

    /** Keeps the present as a place where the search stops by itself. */
    void stop(Search search) {
        furthest = Math.max(furthest, search.time());
        stops.add(search.time());
    }

    /** The first stop after a time, of those that were seen. */
    Optional<Long> stopAfter(long time) {
        return Optional.ofNullable(stops.higher(time));
    }

    /** The last stop before a time. */
    Optional<Long> stopBefore(long time) {
        return Optional.ofNullable(stops.lower(time));
    }

    /** The states kept every so many moves, earliest first. */
    List<Checkpoint> evenly() {
        return List.copyOf(evenly);
    }

    /** Brings a search as near to a time as what was kept allows; it stays when it is nearer itself. */
    void approach(Search search, long time) {
        evenly.stream()
                .min(Comparator.comparingLong(checkpoint -> Math.abs(checkpoint.time() - time)))
                .filter(checkpoint -> Math.abs(checkpoint.time() - time) < Math.abs(search.time() - time))
                .ifPresent(search::restore);
    }
}

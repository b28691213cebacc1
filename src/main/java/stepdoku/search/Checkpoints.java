package stepdoku.search;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * States of a search kept while it runs, so that any time that was passed can be reached again in milliseconds: one every
 * so many moves, and when they grow too many, every second one goes and the distance doubles. Of the places where the
 * search stopped by itself, solutions and the end, the times are kept. Mutable.
 */
final class Checkpoints {
    /** How many numbers all states together may hold by depth: some ten megabytes. */
    private static final int MOST_NUMBERS = 1 << 19;

    private static final long FIRST_DISTANCE = 1 << 12;

    private final int most;
    private final NavigableMap<Long, Checkpoint> evenly = new TreeMap<>();
    private final NavigableSet<Long> stops = new TreeSet<>();
    private long distance = FIRST_DISTANCE;
    private long furthest;

    /** None yet, of a search that places at most so many values. */
    Checkpoints(int fullDepth) {
        most = MOST_NUMBERS / (fullDepth + 1);
    }

    /** The latest time that the search has seen. */
    long furthest() {
        return furthest;
    }

    /** Tells of the present of a search; kept if it is due. */
    void pass(Search search) {
        furthest = Math.max(furthest, search.time());
        if (isDue(search.time())) {
            keep(search.checkpoint());
            if (evenly.size() > most) {
                thin();
            }
        }
    }

    /** Whether nothing is kept near a time; time 0 needs no keeping. */
    private boolean isDue(long time) {
        Long before = evenly.floorKey(time);
        Long after = evenly.ceilingKey(time);
        return time >= (before == null ? 0 : before) + distance && (after == null || time <= after - distance);
    }

    private void thin() {
        distance *= 2;
        List<Checkpoint> all = evenly();
        evenly.clear();
        all.stream().filter(checkpoint -> isDue(checkpoint.time())).forEach(this::keep);
    }

    private void keep(Checkpoint checkpoint) {
        evenly.put(checkpoint.time(), checkpoint);
    }

    /** Keeps the present as a place where the search stops by itself. */
    void stop(Search search) {
        furthest = Math.max(furthest, search.time());
        stops.add(search.time());
    }

    /** Takes over what another search of the same problem has seen. */
    void resume(long latest, List<Long> times) {
        furthest = latest;
        stops.addAll(times);
    }

    /** The first stop after a time, of those that were seen. */
    Optional<Long> stopAfter(long time) {
        return Optional.ofNullable(stops.higher(time));
    }

    /** The last stop before a time. */
    Optional<Long> stopBefore(long time) {
        return Optional.ofNullable(stops.lower(time));
    }

    /** The times where the search stopped by itself, earliest first. */
    List<Long> stops() {
        return List.copyOf(stops);
    }

    /** The states kept every so many moves, earliest first. */
    List<Checkpoint> evenly() {
        return List.copyOf(evenly.values());
    }

    /** The latest of the states kept every so many moves that is not later than a time. */
    Optional<Checkpoint> lastUpTo(long time) {
        return Optional.ofNullable(evenly.floorEntry(time)).map(Map.Entry::getValue);
    }

    /** Brings a search as near to a time as what was kept, or time 0, allows; it stays when it is nearer itself. */
    void approach(Search search, long time) {
        Stream.concat(Stream.of(Checkpoint.start(search.fullDepth())), evenly.values().stream())
                .min(Comparator.comparingLong(checkpoint -> Math.abs(checkpoint.time() - time)))
                .filter(checkpoint -> Math.abs(checkpoint.time() - time) < Math.abs(search.time() - time))
                .ifPresent(search::restore);
    }
}

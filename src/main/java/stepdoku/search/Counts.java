package stepdoku.search;

import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The counters of a search at one time: moves made, values tested, solutions seen, the greatest number of placements on
 * the path so far, and by depth (index = placements above the call, 0 for the first call) the calls made and the dead
 * ends, calls that found no candidate. Most of it follows by arithmetic from the state.
 */
public record Counts(
        long time,
        long placements,
        long retractions,
        long tests,
        long solutions,
        int maxDepth,
        long[] callsByDepth,
        long[] deadEndsByDepth) {

    static Counts of(Search search, Tally tally) {
        long[] calls = tally.placements.clone();
        calls[0] = 1;
        long[] deadEnds = tally.deadEnds.clone();
        deadEnds[0] = search.time() == 0 && search.exhausted() ? 1 : 0;
        return new Counts(
                search.time(),
                (search.time() + search.depth()) / 2,
                (search.time() - search.depth()) / 2,
                tests(search, tally.solutions),
                tally.solutions,
                deepest(calls),
                calls,
                deadEnds);
    }

    private static int deepest(long[] calls) {
        return IntStream.range(0, calls.length)
                .filter(level -> calls[level] > 0)
                .max()
                .orElse(0);
    }

    /**
     * How many values the loops have reached, those that did not fit included: every call that returned false has gone
     * through all of them, every waiting call up to its own, the current one up to the value just taken back.
     */
    private static long tests(Search search, long solutions) {
        long refused = solutions - (search.atSolution() ? 1 : 0);
        long returnedFalse = (search.time() - search.depth()) / 2 - refused;
        long waiting = search.path().stream().mapToLong(Call::value).sum();
        long current = search.retracted() ? search.lastValue() : 0;
        int all = search.position().valueCount();
        return returnedFalse * all + waiting + (search.exhausted() ? all : current);
    }

    /** The counters after so many more tests. */
    public Counts withMoreTests(long more) {
        return new Counts(
                time, placements, retractions, tests + more, solutions, maxDepth, callsByDepth, deadEndsByDepth);
    }

    /** How many calls found no candidate. */
    public long deadEnds() {
        return LongStream.of(deadEndsByDepth).sum();
    }
}

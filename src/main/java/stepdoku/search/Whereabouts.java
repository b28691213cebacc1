package stepdoku.search;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Where a stepper stands, as a value that can be written down: the time; the values on the path, first call first, and
 * behind them, after a retraction, the value just taken back; by depth from 1 on the placements made and the dead ends met;
 * how many calls, tests and returns have happened since the last move; the latest time that was seen, and the times where
 * the search stopped by itself.
 */
public record Whereabouts(
        long time,
        boolean retracted,
        List<Integer> values,
        List<Long> placements,
        List<Long> deadEnds,
        int inside,
        long furthest,
        List<Long> stops) {

    static Whereabouts of(Checkpoint present, int inside, Checkpoints seen) {
        return new Whereabouts(
                present.time(),
                present.retracted(),
                Arrays.stream(present.values()).boxed().toList(),
                byDepth(present.tally().placements),
                byDepth(present.tally().deadEnds),
                inside,
                Math.max(seen.furthest(), present.time()),
                seen.stops());
    }

    /** The counts from depth 1 to the last that is not 0. */
    private static List<Long> byDepth(long[] counts) {
        int deepest = IntStream.range(0, counts.length)
                .filter(depth -> counts[depth] != 0)
                .max()
                .orElse(0);
        return LongStream.of(counts).skip(1).limit(deepest).boxed().toList();
    }

    /** The state alone, for a search of so many empty cells; more values or depths are an IllegalArgumentException. */
    Checkpoint checkpoint(int empty) {
        if (values.size() > empty || placements.size() > empty || deadEnds.size() > empty) {
            throw new IllegalArgumentException("deeper than there are empty cells");
        }
        int[] path = values.stream().mapToInt(Integer::intValue).toArray();
        return new Checkpoint(time, retracted, path, Tally.of(empty, placements, deadEnds));
    }
}

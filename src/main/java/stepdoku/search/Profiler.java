package stepdoku.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import stepdoku.search.Profile.Span;

/**
 * Finds the depth of a search over time from two states of it, without the moves between them. The least depth is where
 * their paths part, as a search never comes back to a path; the greatest is the deepest level at which placements were
 * counted in between. States that were kept while the search ran are used where they lie near enough; else the moves are
 * made again.
 */
final class Profiler {
    /** There are so many spans at least, if there are so many moves. */
    private static final int SPANS = 256;

    private Profiler() {}

    /** The depth up to a time; none when interrupted. */
    static Optional<Profile> of(Search again, Checkpoints kept, long end, BooleanSupplier goOn) {
        List<Span> spans = new ArrayList<>(List.of(new Span(-1, 0, 0, 0)));
        Checkpoint last = again.checkpoint();
        for (Checkpoint next = next(again, kept, end); next.time() > last.time(); next = next(again, kept, end)) {
            spans.add(between(last, next));
            last = next;
            if (!goOn.getAsBoolean()) {
                return Optional.empty();
            }
        }
        return Optional.of(new Profile(spans));
    }

    /** Moves the search on to the next state: the last one kept that is near enough, or what so many moves lead to. */
    private static Checkpoint next(Search again, Checkpoints kept, long end) {
        long now = again.time();
        long most = Math.max(1, end / SPANS);
        Optional<Checkpoint> near = kept.lastUpTo(Math.min(end, now + most)).filter(state -> state.time() > now);
        if (near.isPresent()) {
            again.restore(near.get());
            return near.get();
        }
        again.forwardTo(Math.min(end, now + most), Bounds.NONE);
        return again.checkpoint();
    }

    /** The times after the first state up to the second. */
    static Span between(Checkpoint first, Checkpoint second) {
        return new Span(first.time(), second.time(), least(first, second), greatest(first, second));
    }

    private static int least(Checkpoint first, Checkpoint second) {
        int common = Math.min(first.depth(), second.depth());
        int parting = Arrays.mismatch(Arrays.copyOf(first.values(), common), Arrays.copyOf(second.values(), common));
        int depth = parting < 0 ? common : parting;
        // Where the second path goes on from the first, the first move went deeper, and perhaps all the others did.
        boolean cameBack = first.depth() > depth || second.depth() == depth || placed(first, second, depth + 1) > 1;
        return cameBack ? depth : depth + 1;
    }

    private static int greatest(Checkpoint first, Checkpoint second) {
        int deepest = first.tally().placements.length - 1;
        while (deepest > 0 && placed(first, second, deepest) == 0) {
            deepest--;
        }
        return Math.max(deepest, first.depth() - 1);
    }

    private static long placed(Checkpoint first, Checkpoint second, int depth) {
        return second.tally().placements[depth] - first.tally().placements[depth];
    }
}

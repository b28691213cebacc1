package stepdoku.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;

/**
 * All moves of a search from the start to the end, and where each motion must lead by its definition, found by looking at
 * the list. For {@code firstSolutionOnly} a solution is an answer, which ends a motion.
 */
final class Timeline {
    private static final long NEVER = Long.MAX_VALUE;
    static final LongPredicate NO_BREAKPOINT = time -> false;

    private final List<Move> moves;
    private final int full;
    private final boolean firstSolutionOnly;
    /** For each placement the time of its retraction, for each retraction that of its placement. */
    private final long[] partner;
    /** For each time that of the placement that made the call in which we stand, 0 for the first call. */
    private final long[] maker;

    Timeline(Subject subject, boolean firstSolutionOnly) {
        PlainSearch plain = subject.plain(Long.MAX_VALUE);
        this.moves = plain.moves;
        this.full = plain.calls.length - 1;
        this.firstSolutionOnly = firstSolutionOnly;
        this.partner = new long[moves.size() + 1];
        this.maker = new long[moves.size() + 1];
        pairUp();
    }

    private void pairUp() {
        Deque<Long> standing = new ArrayDeque<>(List.of(0L));
        for (long time = 1; time <= end(); time++) {
            if (isPlacement(time)) {
                maker[(int) time] = standing.peek();
                partner[(int) time] = NEVER;
                standing.push(time);
            } else {
                long placement = standing.pop();
                partner[(int) time] = placement;
                partner[(int) placement] = time;
                maker[(int) time] = standing.peek();
            }
        }
    }

    long end() {
        return moves.size();
    }

    Move move(long time) {
        return moves.get((int) time - 1);
    }

    boolean isPlacement(long time) {
        return time > 0 && move(time).kind() == Move.Kind.PLACE;
    }

    boolean isRetraction(long time) {
        return time > 0 && move(time).kind() == Move.Kind.RETRACT;
    }

    int depth(long time) {
        return time == 0 ? 0 : move(time).depth();
    }

    boolean isSolution(long time) {
        return depth(time) == full;
    }

    boolean isAnswer(long time) {
        return firstSolutionOnly && isSolution(time);
    }

    /** A retraction of the placement just made, unless that was a solution. */
    boolean isDeadEnd(long time) {
        return isRetraction(time) && isPlacement(time - 1) && !isSolution(time - 1);
    }

    // ---- where the motions lead

    long step(long time, long count) {
        long now = time;
        for (long made = 0; made < count && now < end() && !isAnswer(now); made++) {
            now++;
        }
        return now;
    }

    long back(long time, long count) {
        return Math.max(0, time - count);
    }

    long next(long time, LongPredicate breakpoint) {
        return isPlacement(time) && !isAnswer(time)
                ? onTo(time, now -> now == partner[(int) time] || isAnswer(now) || breakpoint.test(now))
                : step(time, 1);
    }

    long previous(long time, LongPredicate breakpoint) {
        return isRetraction(time)
                ? backTo(time, now -> now == partner[(int) time] || breakpoint.test(now))
                : back(time, 1);
    }

    long finish(long time, LongPredicate breakpoint) {
        long caller = maker[(int) time];
        long returned = caller == 0 ? NEVER : partner[(int) caller];
        return isAnswer(time) ? time : onTo(time, now -> now == returned || isAnswer(now) || breakpoint.test(now));
    }

    long start(long time, LongPredicate breakpoint) {
        return backTo(time, now -> now == maker[(int) time] || breakpoint.test(now));
    }

    long run(long time, LongPredicate breakpoint) {
        return onTo(time, now -> isAnswer(now) || breakpoint.test(now));
    }

    long reverse(long time, LongPredicate breakpoint) {
        return backTo(time, now -> isAnswer(now) || breakpoint.test(now));
    }

    /** {@code furthest} is the latest time that was seen: up to there, solutions do not hold one up. */
    long goTo(long time, long furthest) {
        return time <= furthest ? time : step(furthest, time - furthest);
    }

    private long onTo(long time, LongPredicate stop) {
        return LongStream.rangeClosed(time + 1, end()).filter(stop).findFirst().orElse(end());
    }

    private long backTo(long time, LongPredicate stop) {
        return LongStream.iterate(time - 1, now -> now > 0, now -> now - 1)
                .filter(stop)
                .findFirst()
                .orElse(0);
    }
}

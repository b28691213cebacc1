package stepdoku.search;

import java.util.Arrays;
import java.util.stream.LongStream;
import stepdoku.board.Digits;

/**
 * The way of a fresh search to where another one of the same problem stood. A search that has not gone far is made again,
 * so that nothing can be told of it that is not true. A long one is set to its state, if the strategy can have made its
 * path and its counters add up.
 */
final class Resumption {
    /** So many moves take a fraction of a second. */
    static final long SHORT = 1 << 20;

    private static final long SLICE = 1 << 13;

    private final Search search;
    private final Checkpoints checkpoints;
    private final Whereabouts goal;
    private final Checkpoint state;

    private Resumption(Search search, Checkpoints checkpoints, Whereabouts goal) {
        this.search = search;
        this.checkpoints = checkpoints;
        this.goal = goal;
        this.state = goal.checkpoint(search.fullDepth());
    }

    /**
     * Goes there; when the search cannot have stood there, that is an IllegalArgumentException. What counts as not far is a
     * number of moves, usually {@link #SHORT}.
     */
    static void of(Search search, Checkpoints checkpoints, Whereabouts goal, long notFar) {
        Resumption resumption = new Resumption(search, checkpoints, goal);
        require(goal.time() >= 0 && goal.furthest() >= goal.time());
        require(goal.stops().stream().allMatch(time -> time >= 0 && time <= goal.furthest()));
        if (goal.furthest() <= notFar) {
            resumption.makeAgain();
        } else {
            resumption.jump();
        }
    }

    private static void require(boolean possible) {
        if (!possible) {
            throw new IllegalArgumentException("no state of this search");
        }
    }

    // ---- a short search

    private void makeAgain() {
        walkTo(goal.furthest());
        for (long stop : goal.stops()) {
            walkTo(stop);
            require(search.atSolution() || search.ended());
            checkpoints.stop(search);
        }
        walkTo(goal.time());
        require(search.checkpoint().isSame(state));
    }

    private void walkTo(long time) {
        checkpoints.approach(search, time);
        search.backTo(time, Bounds.NONE);
        while (search.time() < time && !search.ended()) {
            search.forwardTo(Math.min(time, search.time() + SLICE), Bounds.NONE);
            checkpoints.pass(search);
        }
        require(search.time() == time);
    }

    // ---- a long search

    private void jump() {
        require(pathIsPossible());
        require(countersAddUp());
        search.restore(state);
        require(firstCallAddsUp());
        checkpoints.resume(goal.furthest(), goal.stops());
    }

    private boolean pathIsPossible() {
        Position position = search.position().fresh();
        for (int value : state.values()) {
            long choice = search.strategy().choose(position);
            if (value < 1 || value > position.valueCount() || !Digits.contains(Choice.values(choice), value)) {
                return false;
            }
            position.place(Choice.cell(choice), value);
        }
        return !state.retracted() || state.values().length > 0;
    }

    private boolean countersAddUp() {
        long[] placements = state.tally().placements;
        long[] deadEnds = state.tally().deadEnds;
        boolean counted = true;
        for (int depth = 0; depth < placements.length; depth++) {
            counted &= placements[depth] >= (depth > 0 && depth <= state.values().length ? 1 : 0);
            counted &= deadEnds[depth] >= 0 && deadEnds[depth] <= placements[depth];
        }
        return counted
                && state.time() >= state.depth()
                && (state.time() - state.depth()) % 2 == 0
                && LongStream.of(placements).sum() == (state.time() + state.depth()) / 2
                && (state.time() > 0 ? state.values().length > 0 : !state.retracted());
    }

    /** The first call has placed every value that it tried just once. */
    private boolean firstCallAddsUp() {
        long tried = search.time() == 0 ? 0 : Digits.count(search.call(0).tried()) + 1;
        return Arrays.stream(state.tally().placements).skip(1).limit(1).allMatch(count -> count == tried);
    }
}

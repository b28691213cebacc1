package stepdoku.search;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import stepdoku.board.Digits;

/**
 * A call of a search with the branches that its loop has tried so far, one for each value placed, in order; below each
 * branch is the next call. {@code level} counts calls from 0. Calls that were not looked into have no branches here.
 */
public record CallTree(State state, int level, int cell, int allowed, List<Branch> branches) {

    /** What is known of a call. */
    public enum State {
        /** Its cell, the values that it may try, and its branches. */
        OPEN,
        /** Nothing: it was not looked into. */
        FOLDED,
        /** No cell was empty: a solution stood. */
        SOLUTION,
        /** It has not chosen its cell yet: its caller has just made the last move. */
        AHEAD
    }

    /**
     * A value that a call has placed: the placements in its subtree so far, its own included; the solutions found there;
     * whether it still stands.
     */
    public record Branch(int value, long size, long solutions, boolean onPath, CallTree below) {}

    public CallTree {
        branches = List.copyOf(branches);
    }

    static CallTree of(State state, int level) {
        return new CallTree(state, level, Position.NONE, Digits.NONE, List.of());
    }

    /** Whether it found no value that it may try. */
    public boolean isDeadEnd() {
        return state == State.OPEN && allowed == Digits.NONE;
    }

    /** The values that it may try and has not tried yet. */
    public int left() {
        return Digits.above(allowed, lastTried());
    }

    /** The greatest value tried so far, 0 if none. */
    public int lastTried() {
        return branches.isEmpty() ? 0 : branches.get(branches.size() - 1).value();
    }

    /**
     * Of the first call: the time just after the placement on the path that filled a cell; none when that is not there, or
     * when its call was not looked into.
     */
    public OptionalLong timeOfPlacement(int filled) {
        Optional<Branch> open = branches.stream().filter(Branch::onPath).findFirst();
        if (open.isEmpty()) {
            return OptionalLong.empty();
        }
        // What failed in this call before was placed and taken back.
        long time = 2 * (size() - open.get().size()) + 1;
        if (cell == filled) {
            return OptionalLong.of(time);
        }
        OptionalLong later = open.get().below().timeOfPlacement(filled);
        return later.isPresent() ? OptionalLong.of(time + later.getAsLong()) : later;
    }

    /** All placements below it so far. */
    public long size() {
        return branches.stream().mapToLong(Branch::size).sum();
    }
}

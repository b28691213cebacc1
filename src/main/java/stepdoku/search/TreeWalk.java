package stepdoku.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import stepdoku.search.CallTree.Branch;
import stepdoku.search.CallTree.State;

/**
 * Finds the tree of a search up to its present, with the sizes of all branches, by making the moves again in a search of
 * its own. What lies inside a branch that is not looked into is leapt over, from the checkpoints that were kept while the
 * search ran: a leap is right when the path begins with the same values before and after it. What is passed and was not
 * kept is kept now, for the next walk. Mutable.
 */
final class TreeWalk {
    private static final long SLICE = 1 << 13;

    private final Search walker;
    private final int[] path;
    private final Checkpoints checkpoints;
    private final List<Checkpoint> kept;
    private final TreeScope scope;
    private final BooleanSupplier goOn;
    private long end;
    private boolean interrupted;

    TreeWalk(Search present, Checkpoints checkpoints, TreeScope scope, BooleanSupplier goOn) {
        this.walker = present.fresh();
        this.path = present.pathValues();
        this.checkpoints = checkpoints;
        this.kept = checkpoints.evenly();
        this.scope = scope;
        this.goOn = goOn;
        this.end = present.time();
    }

    /** The first call with all below it; none when interrupted. */
    Optional<CallTree> walk() {
        CallTree root = call(0);
        return interrupted ? Optional.empty() : Optional.of(root);
    }

    /** The call that comes next, until its caller has taken its value back or the present is reached. */
    private CallTree call(int level) {
        boolean solved = walker.atSolution();
        if (walker.time() == end && !walker.exhausted()) {
            return CallTree.of(solved ? State.SOLUTION : State.AHEAD, level);
        }
        List<Branch> branches = new ArrayList<>();
        while (moves() && walker.depth() > level) {
            branches.add(branch(level));
        }
        Call call = walker.call(level);
        return solved
                ? CallTree.of(State.SOLUTION, level)
                : new CallTree(State.OPEN, level, call.cell(), call.allowed(), branches);
    }

    /** Makes the next move if it was made; a search that fails at once has none, and yet its first call begins. */
    private boolean moves() {
        return (walker.time() < end || walker.exhausted()) && walker.forward();
    }

    /** The branch of the value just placed at a level, until it is taken back or the present is reached. */
    private Branch branch(int level) {
        int value = walker.call(level).value();
        long placedBefore = placements() - 1;
        long solvedBefore = walker.solutions() - (walker.atSolution() ? 1 : 0);
        CallTree below = looksInto(level) ? call(level + 1) : skip(level);
        return new Branch(
                value, placements() - placedBefore, walker.solutions() - solvedBefore, walker.depth() > level, below);
    }

    private long placements() {
        return (walker.time() + walker.depth()) / 2;
    }

    private boolean looksInto(int level) {
        return level + 1 < scope.levels() || scope.path() && isOnPath(level);
    }

    private boolean isOnPath(int level) {
        return level < path.length && Arrays.equals(walker.pathValues(), 0, level + 1, path, 0, level + 1);
    }

    private CallTree skip(int level) {
        leap(level + 1);
        Bounds subtree = Bounds.floor(level + 1);
        while (walker.time() < end && walker.depth() > level) {
            walker.forwardTo(Math.min(end, walker.time() + SLICE), subtree);
            checkpoints.pass(walker);
            if (!goOn.getAsBoolean()) {
                interrupted = true;
                end = walker.time();
            }
        }
        return CallTree.of(State.FOLDED, level + 1);
    }

    /** Goes to the last state kept in which the first so many values of the path are the same as now. */
    private void leap(int length) {
        int[] values = walker.pathValues();
        long now = walker.time();
        int behind =
                firstKept(state -> state.time() > now && (state.time() > end || !state.startsWith(values, length)));
        if (behind > 0 && kept.get(behind - 1).time() > now) {
            walker.restore(kept.get(behind - 1));
        }
    }

    /** The index of the first state kept of which something is true that is true of all later ones, too. */
    private int firstKept(Predicate<Checkpoint> reached) {
        return -1 - Collections.binarySearch(kept, null, (state, none) -> reached.test(state) ? 1 : -1);
    }
}

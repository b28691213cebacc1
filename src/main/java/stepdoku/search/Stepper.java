package stepdoku.search;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import stepdoku.search.Stop.Reason;

/**
 * The motions of a search, each a loop over moves forward or back, in pairs that mirror each other (after ocamldebug, the
 * time-travelling debugger of OCaml). Long motions ask every few thousand moves whether they may go on, and keep
 * checkpoints on their way.
 */
public final class Stepper {
    /** How many moves are made between two looks at the world. */
    private static final long SLICE = 1 << 13;

    private final Search search;
    private final boolean firstSolutionOnly;
    private final BooleanSupplier goOn;
    private final Checkpoints checkpoints;
    private final InnerMotions inside;

    /**
     * A stepper of a search at time 0. With {@code firstSolutionOnly} the dfs returns true at a solution and has its
     * answer; else it returns nothing and goes on through all of them.
     */
    public Stepper(Search search, boolean firstSolutionOnly, BooleanSupplier goOn) {
        this.search = search;
        this.firstSolutionOnly = firstSolutionOnly;
        this.goOn = goOn;
        this.checkpoints = new Checkpoints(search.fullDepth());
        this.inside = new InnerMotions(this, goOn);
    }

    public Search search() {
        return search;
    }

    public boolean firstSolutionOnly() {
        return firstSolutionOnly;
    }

    /** The latest time that was seen. */
    public long furthest() {
        return Math.max(checkpoints.furthest(), search.time());
    }

    /** Whether a solution stands that a boolean dfs would return. */
    public boolean hasAnswer() {
        return firstSolutionOnly && search.atSolution();
    }

    // ---- where it stands

    /** Where it stands, with what it has seen. */
    public Whereabouts whereabouts() {
        return Whereabouts.of(search.checkpoint(), inside.happened(), checkpoints);
    }

    /** At time 0, goes where another stepper of the same problem stood; where none can have, an IllegalArgumentException. */
    public Stepper resume(Whereabouts place) {
        Resumption.of(search, checkpoints, place, Resumption.SHORT);
        inside.resume(place.inside());
        return this;
    }

    // ---- by a number of calls, tests and returns

    /** Where between two moves we stand; none at a move. */
    public Optional<InnerStop> innerStop() {
        return inside.stop();
    }

    /** On through the calls, tests and returns between the moves, and the moves; a solution is not refused. */
    public Stop stepInside(long stops) {
        return inside.step(stops);
    }

    public Stop backInside(long stops) {
        return inside.back(stops);
    }

    // ---- by a number of moves; these and all below begin at the last move

    public Stop step(long moves) {
        inside.leave();
        return hasAnswer() ? Stop.of(Reason.SOLUTION) : forward(Bounds.time(after(moves), firstSolutionOnly));
    }

    /** Back; from between two moves the first of them leads to the last move made. */
    public Stop back(long count) {
        long moves = inside.leave() ? count - 1 : count;
        return moves == 0 ? arrived() : backward(Bounds.time(Math.max(0, search.time() - moves), false));
    }

    private long after(long moves) {
        return search.time() > Long.MAX_VALUE - moves ? Long.MAX_VALUE : search.time() + moves;
    }

    // ---- by subtrees and calls

    /** After a placement its whole subtree, to its retraction or a solution; else one step. */
    public Stop next(List<Breakpoint> breakpoints) {
        inside.leave();
        boolean placed = search.time() > 0 && !search.retracted();
        return placed && !hasAnswer() ? forward(Bounds.floor(search.depth(), firstSolutionOnly, breakpoints)) : step(1);
    }

    /** After a retraction back to just after its placement; else one move back. */
    public Stop previous(List<Breakpoint> breakpoints) {
        if (inside.leave() && !search.retracted()) {
            return arrived();
        }
        return search.retracted()
                ? backward(Bounds.floor(search.depth() + 1, false, breakpoints).backward())
                : back(1);
    }

    /** On until the call in which we stand returns: to its caller's retraction, a solution or the end. */
    public Stop finish(List<Breakpoint> breakpoints) {
        if (inside.inNewCall()) {
            return next(breakpoints);
        }
        inside.leave();
        return hasAnswer() ? step(1) : forward(Bounds.floor(search.level(), firstSolutionOnly, breakpoints));
    }

    /** Back to just after the placement that made the call in which we stand, or to time 0. */
    public Stop start(List<Breakpoint> breakpoints) {
        if (inside.leave() && !search.retracted()) {
            return arrived();
        }
        return backward(Bounds.floor(search.level(), false, breakpoints).backward());
    }

    // ---- to an event

    /** On to a breakpoint, the next solution, or the end; a solution that stands is refused first. */
    public Stop run(List<Breakpoint> breakpoints) {
        inside.leave();
        Optional<Long> known = checkpoints.stopAfter(search.time());
        return breakpoints.isEmpty() && known.isPresent()
                ? goTo(known.get())
                : forward(Bounds.events(firstSolutionOnly, breakpoints));
    }

    /** Back to a breakpoint, a solution, or time 0. */
    public Stop reverse(List<Breakpoint> breakpoints) {
        inside.leave();
        return breakpoints.isEmpty()
                ? goTo(checkpoints.stopBefore(search.time()).orElse(0L))
                : backward(Bounds.events(firstSolutionOnly, breakpoints).backward());
    }

    // ---- to a time

    /** To a time; beyond what was seen no further than a solution or the end. */
    public Stop goTo(long time) {
        inside.leave();
        long seen = Math.max(0, Math.min(time, furthest()));
        checkpoints.pass(search);
        checkpoints.approach(search, seen);
        Bounds bounds = Bounds.time(seen, false);
        Stop stop = search.time() < seen ? forward(bounds) : backward(bounds);
        return search.time() == seen && time > seen ? step(time - seen) : stop;
    }

    // ---- looking back, with searches of their own; empty when interrupted

    /** The tree of the search up to its present. */
    public Optional<CallTree> tree(TreeScope scope) {
        return new TreeWalk(search, checkpoints, scope, goOn).walk();
    }

    /** The depth over all times that were seen. */
    public Optional<Profile> profile() {
        return Profiler.of(search.fresh(), checkpoints, furthest(), goOn);
    }

    /** What only a second pass tells of the moves made so far. */
    public Optional<Review> review() {
        return new Reviewer(search, goOn).review();
    }

    // ---- the two loops

    private Stop forward(Bounds bounds) {
        while (search.time() < bounds.time()) {
            if (search.ended()) {
                checkpoints.stop(search);
                break;
            }
            int hit = search.forwardTo(Math.min(bounds.time(), after(SLICE)), bounds);
            checkpoints.pass(search);
            if (hasAnswer() && bounds.solutions()) {
                checkpoints.stop(search);
            }
            if (hit != Position.NONE) {
                return Stop.at(bounds.breakpoints().get(hit));
            }
            if (search.depth() < bounds.floor() || stopsAtSolution(bounds)) {
                break;
            }
            if (search.time() < bounds.time() && !goOn.getAsBoolean()) {
                return Stop.of(Reason.INTERRUPTED);
            }
        }
        return arrived();
    }

    private Stop backward(Bounds bounds) {
        while (search.time() > bounds.time()) {
            int hit = search.backTo(Math.max(bounds.time(), search.time() - SLICE), bounds);
            checkpoints.pass(search);
            if (hit != Position.NONE) {
                return Stop.at(bounds.breakpoints().get(hit));
            }
            if (standsOnFloor(bounds) || stopsAtSolution(bounds)) {
                break;
            }
            if (search.time() > bounds.time() && !goOn.getAsBoolean()) {
                return Stop.of(Reason.INTERRUPTED);
            }
        }
        return arrived();
    }

    private boolean standsOnFloor(Bounds bounds) {
        return !search.retracted() && search.depth() <= bounds.floor();
    }

    private boolean stopsAtSolution(Bounds bounds) {
        return bounds.solutions() && search.atSolution();
    }

    /** What is to be said of the place where a motion came to its end. */
    private Stop arrived() {
        if (hasAnswer()) {
            return Stop.of(Reason.SOLUTION);
        }
        if (search.ended()) {
            return Stop.of(Reason.END);
        }
        return Stop.of(search.time() == 0 ? Reason.START : Reason.DONE);
    }
}

package stepdoku.search;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import stepdoku.board.Digits;

/**
 * A depth-first search that can be stopped after every placement and every retraction, and stepped forward and back. It
 * makes the moves of the recursion
 *
 * <pre>
 * dfs():  no empty cell?  return true            (a solution)
 *         choose a cell
 *         for each value that may be tried, ascending:
 *             place it;  if dfs() return true;  retract it
 *         return false                           (the caller retracts)
 * </pre>
 *
 * one at a time. No log is kept: as the strategy looks at the position alone and values ascend, the state determines both
 * the next move and the last one. Mutable.
 */
public final class Search extends Machine {
    private static final int NO_CEILING = Integer.MAX_VALUE;

    /** A search at time 0. */
    public Search(Position position, Strategy strategy) {
        super(position, strategy);
    }

    /** Another search of the same board by the same strategy, at time 0. */
    Search fresh() {
        return new Search(position().fresh(), strategy());
    }

    /** Another search at the same time, to be moved without moving this one. */
    public Search copy() {
        Search copy = fresh();
        copy.restore(checkpoint());
        return copy;
    }

    // ---- long motions

    /**
     * Moves forward until a time, or until the {@link Bounds} stop it earlier. Answers the place of the breakpoint that did,
     * in their list, or {@link Position#NONE}.
     */
    int forwardTo(long lastTime, Bounds bounds) {
        Breakpoint[] watched = bounds.watched();
        int floor = bounds.floor();
        int ceiling = bounds.solutions() ? fullDepth() : NO_CEILING;
        int rest = valuesToTry();
        while (time() < lastTime) {
            boolean placed = rest != 0;
            if (!(placed ? place(Digits.lowest(rest)) : retract())) {
                break;
            }
            int hit = hit(watched);
            if (hit != Position.NONE || depth() < floor || depth() == ceiling) {
                return hit;
            }
            rest = placed ? enterCall() : valuesLeft();
        }
        return Position.NONE;
    }

    /** The same backwards. */
    int backTo(long firstTime, Bounds bounds) {
        Breakpoint[] watched = bounds.watched();
        int floor = bounds.floor();
        int ceiling = bounds.solutions() ? fullDepth() : NO_CEILING;
        int tried = triedValues();
        while (time() > firstTime) {
            tried = undo(tried);
            standAfter(tried);
            int hit = hit(watched);
            if (hit != Position.NONE || tried == 0 && depth() <= floor || depth() == ceiling) {
                return hit;
            }
        }
        return Position.NONE;
    }

    /** The first breakpoint that stops here; each of them counts its hit. */
    private int hit(Breakpoint[] watched) {
        int hit = Position.NONE;
        for (int i = watched.length - 1; i >= 0; i--) {
            if (watched[i].stops(this)) {
                hit = i;
            }
        }
        return hit;
    }

    // ---- where it stands

    /** Whether there is no next move and no solution: the first call has returned false. */
    public boolean exhausted() {
        return depth() == 0 && fullDepth() > 0 && firstCallHasNothingLeft();
    }

    /** Whether there is no next move. */
    public boolean ended() {
        return fullDepth() == 0 || exhausted();
    }

    private boolean firstCallHasNothingLeft() {
        return time() == 0
                ? Choice.values(strategy().choose(position())) == 0
                : Digits.above(allowed(0), value(0)) == 0;
    }

    /** Whether the last move took back the value just placed, because the call below it had no candidate. */
    public boolean atDeadEnd() {
        return aCallReturned() && retractionsInARow() == 1;
    }

    /**
     * The call whose return made the last move a retraction, with the last value that it tried, 0 if none; no call after a
     * placement, nor when the retraction refused a solution.
     */
    public Optional<Call> returnedCall() {
        if (!aCallReturned()) {
            return Optional.empty();
        }
        long choice = choiceBelow();
        int tried = Choice.values(choice);
        return Optional.of(new Call(depth() + 1, Choice.cell(choice), Math.max(0, Digits.highest(tried)), tried));
    }

    private boolean aCallReturned() {
        return retracted() && depth() + 1 < fullDepth();
    }

    /** The level of the call whose loop made the last move; 0 at time 0. */
    public int level() {
        return retracted() ? depth() : Math.max(0, depth() - 1);
    }

    /** The cell of the last move, {@link Position#NONE} at time 0. */
    public int lastCell() {
        return time() == 0 ? Position.NONE : cell(level());
    }

    /** The value of the last move, 0 at time 0. */
    public int lastValue() {
        return time() == 0 ? 0 : value(level());
    }

    /** The move that led here; none at time 0. */
    public Optional<Move> lastMove() {
        if (time() == 0) {
            return Optional.empty();
        }
        Move.Kind kind = retracted() ? Move.Kind.RETRACT : Move.Kind.PLACE;
        return Optional.of(new Move(time(), kind, lastCell(), lastValue(), depth()));
    }

    /** The calls that have a placement on the board, from the first on. */
    public List<Call> path() {
        return IntStream.range(0, depth()).mapToObj(this::call).toList();
    }

    /** The call whose loop made the last move, with the value placed or taken back; none at time 0. */
    public Optional<Call> currentCall() {
        return time() == 0 ? Optional.empty() : Optional.of(call(level()));
    }

    /** The call at a level: on the path, in its loop, or the one that has just returned. */
    Call call(int level) {
        return new Call(level, cell(level), value(level), allowed(level));
    }

    /** What a test of a value in an empty cell finds, whether the strategy would choose that cell or not. */
    public Verdict verdict(int cell, int value) {
        return Digits.contains(position().candidates(cell), value)
                ? Verdict.FITS
                : position().obstacle(Held.by(this), cell, value);
    }

    /** How many solutions were seen, a standing one included. */
    long solutions() {
        return tally().solutions;
    }

    /** The counters at this time. */
    public Counts counts() {
        return Counts.of(this, tally());
    }
}

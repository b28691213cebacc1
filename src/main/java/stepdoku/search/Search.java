package stepdoku.search;

import java.util.Arrays;
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
public final class Search {
    private static final long NOT_KNOWN = -1;
    private static final int NO_CEILING = Integer.MAX_VALUE;

    private final Position position;
    private final Strategy strategy;
    private final int full;

    /** The path: for each level the choice that the call made, and the value that it has placed. */
    private final long[] choices;

    private final int[] values;
    /** The number of placements on the path. */
    private int depth;

    private long time;
    /** Whether the last move was a retraction. Then the call at level {@code depth} is in its loop, after its value. */
    private boolean retracted;
    /** The time of the latest placement, after which only retractions were made; not known after some moves back. */
    private long placedAt;

    private final Tally tally;

    /** A search at time 0. */
    public Search(Position position, Strategy strategy) {
        this.position = position;
        this.strategy = strategy;
        this.full = position.emptyAtStart();
        this.choices = new long[full + 1];
        this.values = new int[full + 1];
        this.tally = new Tally(full);
        if (full == 0) {
            tally.solutions = 1;
        }
    }

    // ---- moves

    /** Makes the next move, through solutions as if they had been refused; false when there is none. */
    public boolean forward() {
        int rest = valuesToTry();
        return rest != 0 ? place(Digits.lowest(rest)) : retract();
    }

    private int valuesToTry() {
        return retracted ? valuesLeft() : enterCall();
    }

    private int valuesLeft() {
        return Digits.above(allowed(depth), values[depth]);
    }

    /** The call below the last placement begins: it chooses its cell. Answers the values that it may try. */
    private int enterCall() {
        if (depth == full) {
            return Digits.NONE;
        }
        return chooseCell();
    }

    private int chooseCell() {
        long choice = strategy.choose(position);
        choices[depth] = choice;
        return Choice.values(choice);
    }

    private int cell(int level) {
        return Choice.cell(choices[level]);
    }

    private int allowed(int level) {
        return Choice.values(choices[level]);
    }

    private boolean place(int value) {
        values[depth] = value;
        position.place(cell(depth), value);
        depth++;
        time++;
        placedAt = time;
        retracted = false;
        tally.placements[depth]++;
        if (depth == full) {
            tally.solutions++;
        }
        return true;
    }

    /** The call at this level returns false: its caller takes its value back. */
    private boolean retract() {
        if (depth == 0) {
            return false;
        }
        if (!retracted && depth < full) {
            tally.deadEnds[depth]++;
        }
        depth--;
        position.retract(cell(depth), values[depth]);
        time++;
        retracted = true;
        return true;
    }

    /** Undoes the last move; false at time 0. */
    public boolean back() {
        if (time == 0) {
            return false;
        }
        standAfter(undo(triedValues()));
        return true;
    }

    /** The values that the call at this level has tried: none yet when the last move was the placement above it. */
    private int triedValues() {
        return retracted ? allowed(depth) & ~Digits.above(allowed(depth), values[depth]) : Digits.NONE;
    }

    /** Undoes the last move, which took back the greatest of the tried values. Answers those tried at the time before. */
    private int undo(int tried) {
        time--;
        return tried != 0 ? unretract(Digits.highest(tried)) : unplace();
    }

    /** The value stands again; the call below it had tried all that it may. */
    private int unretract(int value) {
        values[depth] = value;
        position.place(cell(depth), value);
        depth++;
        if (depth == full) {
            return Digits.NONE;
        }
        int tried = chooseCell();
        if (tried == 0) {
            tally.deadEnds[depth]--;
        }
        return tried;
    }

    private int unplace() {
        if (depth == full) {
            tally.solutions--;
        }
        tally.placements[depth]--;
        placedAt = NOT_KNOWN;
        depth--;
        int value = values[depth];
        position.retract(cell(depth), value);
        return Digits.below(allowed(depth), value);
    }

    private void standAfter(int tried) {
        retracted = tried != 0;
        if (retracted) {
            values[depth] = Digits.highest(tried);
        }
    }

    /**
     * Moves forward until a time, or until the {@link Bounds} stop it earlier. Answers the place of the breakpoint that did,
     * in their list, or {@link Position#NONE}.
     */
    int forwardTo(long lastTime, Bounds bounds) {
        Breakpoint[] watched = bounds.watched();
        int floor = bounds.floor();
        int ceiling = bounds.solutions() ? full : NO_CEILING;
        int rest = valuesToTry();
        while (time < lastTime) {
            boolean placed = rest != 0;
            if (!(placed ? place(Digits.lowest(rest)) : retract())) {
                break;
            }
            int hit = hit(watched);
            if (hit != Position.NONE || depth < floor || depth == ceiling) {
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
        int ceiling = bounds.solutions() ? full : NO_CEILING;
        int tried = triedValues();
        while (time > firstTime) {
            tried = undo(tried);
            standAfter(tried);
            int hit = hit(watched);
            if (hit != Position.NONE || tried == 0 && depth <= floor || depth == ceiling) {
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

    public Position position() {
        return position;
    }

    public Strategy strategy() {
        return strategy;
    }

    public long time() {
        return time;
    }

    /** The number of placements on the path. */
    public int depth() {
        return depth;
    }

    /** The depth of a solution: the number of cells to fill. */
    public int fullDepth() {
        return full;
    }

    /** Whether the last move was a retraction. */
    public boolean retracted() {
        return retracted;
    }

    /** Whether a solution stands on the board. */
    public boolean atSolution() {
        return depth == full;
    }

    /** Whether there is no next move and no solution: the first call has returned false. */
    public boolean exhausted() {
        return depth == 0 && full > 0 && firstCallHasNothingLeft();
    }

    /** Whether there is no next move. */
    public boolean ended() {
        return full == 0 || exhausted();
    }

    private boolean firstCallHasNothingLeft() {
        return time == 0 ? Choice.values(strategy.choose(position)) == 0 : Digits.above(allowed(0), values[0]) == 0;
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
        return Optional.of(new Call(depth + 1, Choice.cell(choice), Math.max(0, Digits.highest(tried)), tried));
    }

    /** How many retractions have been made in a row up to now, 0 after a placement. */
    public int retractionsInARow() {
        if (!retracted) {
            return 0;
        }
        if (placedAt == NOT_KNOWN) {
            placedAt = time - countRetractions();
        }
        return (int) (time - placedAt);
    }

    private int countRetractions() {
        int level = depth;
        standWhereTheyBegan();
        int run = depth - level;
        while (depth > level) {
            depth--;
            position.retract(cell(depth), values[depth]);
        }
        return run;
    }

    /** Puts back what the last retractions took: a call that has returned had tried the greatest of its values last. */
    private void standWhereTheyBegan() {
        int value = values[depth];
        while (value > 0) {
            values[depth] = value;
            position.place(cell(depth), value);
            depth++;
            value = depth == full ? 0 : Digits.highest(chooseCell());
        }
    }

    private boolean aCallReturned() {
        return retracted && depth + 1 < full;
    }

    /** What the strategy had chosen while the value just taken back stood. */
    private long choiceBelow() {
        position.place(cell(depth), values[depth]);
        long choice = strategy.choose(position);
        position.retract(cell(depth), values[depth]);
        return choice;
    }

    /** The level of the call whose loop made the last move; 0 at time 0. */
    public int level() {
        return retracted ? depth : Math.max(0, depth - 1);
    }

    /** The cell of the last move, {@link Position#NONE} at time 0. */
    public int lastCell() {
        return time == 0 ? Position.NONE : cell(level());
    }

    /** The value of the last move, 0 at time 0. */
    public int lastValue() {
        return time == 0 ? 0 : values[level()];
    }

    /** The move that led here; none at time 0. */
    public Optional<Move> lastMove() {
        if (time == 0) {
            return Optional.empty();
        }
        Move.Kind kind = retracted ? Move.Kind.RETRACT : Move.Kind.PLACE;
        return Optional.of(new Move(time, kind, lastCell(), lastValue(), depth));
    }

    /** The calls that have a placement on the board, from the first on. */
    public List<Call> path() {
        return IntStream.range(0, depth).mapToObj(this::call).toList();
    }

    /** The call whose loop made the last move, with the value placed or taken back; none at time 0. */
    public Optional<Call> currentCall() {
        return time == 0 ? Optional.empty() : Optional.of(call(level()));
    }

    /** The call at a level: on the path, in its loop, or the one that has just returned. */
    Call call(int level) {
        return new Call(level, cell(level), values[level], allowed(level));
    }

    /** The values on the path, first call first. */
    int[] pathValues() {
        return Arrays.copyOf(values, depth);
    }

    /** How many solutions were seen, a standing one included. */
    long solutions() {
        return tally.solutions;
    }

    /** The counters at this time. */
    public Counts counts() {
        return Counts.of(this, tally);
    }

    // ---- snapshots

    /** Another search of the same board by the same strategy, at time 0. */
    Search fresh() {
        return new Search(position.fresh(), strategy);
    }

    /** The present as a value. */
    Checkpoint checkpoint() {
        int known = retracted ? depth + 1 : depth;
        return new Checkpoint(time, retracted, Arrays.copyOf(values, known), tally.copy());
    }

    /** Stands just after some placements, named by their values, as if no others had been made: that is time 0 here. */
    void standAt(int[] placed) {
        restore(new Checkpoint(0, false, placed, new Tally(full)));
        if (depth == full) {
            tally.solutions = 1;
        }
    }

    /** Goes to a time that was kept: the strategy finds the cells again. */
    void restore(Checkpoint checkpoint) {
        while (depth > 0) {
            depth--;
            position.retract(cell(depth), values[depth]);
        }
        int[] kept = checkpoint.values();
        int placed = checkpoint.retracted() ? kept.length - 1 : kept.length;
        for (int value : kept) {
            chooseCell();
            values[depth] = value;
            if (depth < placed) {
                position.place(cell(depth), value);
                depth++;
            }
        }
        time = checkpoint.time();
        retracted = checkpoint.retracted();
        placedAt = NOT_KNOWN;
        tally.become(checkpoint.tally());
    }
}

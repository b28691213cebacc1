package stepdoku.search;

import java.util.Arrays;
import stepdoku.board.Digits;

/**
 * The moving part of a {@link Search}: its path, its two moves, forward and back, and its snapshots. All that moves the
 * position is here. Mutable.
 */
abstract class Machine {
    private static final long NOT_KNOWN = -1;

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

    /** A machine at time 0. */
    Machine(Position position, Strategy strategy) {
        this.position = position;
        this.strategy = strategy;
        this.full = position.emptyAtStart();
        this.choices = new long[full + 1];
        this.values = new int[full + 1];
        this.tally = new Tally(full);
    }

    // ---- moves

    /** Makes the next move, through solutions as if they had been refused; false when there is none. */
    public final boolean forward() {
        int rest = valuesToTry();
        return rest != 0 ? place(Digits.lowest(rest)) : retract();
    }

    final int valuesToTry() {
        return retracted ? valuesLeft() : enterCall();
    }

    final int valuesLeft() {
        return Digits.above(allowed(depth), values[depth]);
    }

    /** The call below the last placement begins: it chooses its cell. Answers the values that it may try. */
    final int enterCall() {
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

    final int cell(int level) {
        return Choice.cell(choices[level]);
    }

    final int allowed(int level) {
        return Choice.values(choices[level]);
    }

    final boolean place(int value) {
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
    final boolean retract() {
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
    public final boolean back() {
        if (time == 0) {
            return false;
        }
        standAfter(undo(triedValues()));
        return true;
    }

    /** The values that the call at this level has tried: none yet when the last move was the placement above it. */
    final int triedValues() {
        return retracted ? allowed(depth) & ~Digits.above(allowed(depth), values[depth]) : Digits.NONE;
    }

    /** Undoes the last move, which took back the greatest of the tried values. Answers those tried at the time before. */
    final int undo(int tried) {
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

    final void standAfter(int tried) {
        retracted = tried != 0;
        if (retracted) {
            values[depth] = Digits.highest(tried);
        }
    }

    // ---- the state

    public final Position position() {
        return position;
    }

    public final Strategy strategy() {
        return strategy;
    }

    public final long time() {
        return time;
    }

    /** The number of placements on the path. */
    public final int depth() {
        return depth;
    }

    /** The depth of a solution: the number of cells to fill. */
    public final int fullDepth() {
        return full;
    }

    /** Whether the last move was a retraction. */
    public final boolean retracted() {
        return retracted;
    }

    /** Whether a solution stands on the board. */
    public final boolean atSolution() {
        return depth == full;
    }

    /** The value that the call at a level has placed, or has taken back last. */
    final int value(int level) {
        return values[level];
    }

    /** The values on the path, first call first. */
    final int[] pathValues() {
        return Arrays.copyOf(values, depth);
    }

    final Tally tally() {
        return tally;
    }

    /** How many retractions have been made in a row up to now, 0 after a placement. */
    public final int retractionsInARow() {
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

    /** What the strategy had chosen while the value just taken back stood. */
    final long choiceBelow() {
        position.place(cell(depth), values[depth]);
        long choice = strategy.choose(position);
        position.retract(cell(depth), values[depth]);
        return choice;
    }

    // ---- snapshots

    /** The present as a value. */
    final Checkpoint checkpoint() {
        int known = retracted ? depth + 1 : depth;
        return new Checkpoint(time, retracted, Arrays.copyOf(values, known), tally.copy());
    }

    /** Stands just after some placements, named by their values, as if no others had been made: that is time 0 here. */
    final void standAt(int[] placed) {
        restore(new Checkpoint(0, false, placed, new Tally(full)));
        if (depth == full) {
            tally.solutions = 1;
        }
    }

    /** Goes to a time that was kept: the strategy finds the cells again. */
    final void restore(Checkpoint checkpoint) {
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

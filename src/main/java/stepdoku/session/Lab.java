package stepdoku.session;

import java.util.Optional;
import stepdoku.board.Grid;
import stepdoku.listing.Mistake;
import stepdoku.listing.MistakenRun;
import stepdoku.listing.Write;

/**
 * A classic mistake on a board; when it has been run, the record of what it wrote and the move of it at which we stand. A
 * run is recorded because it cannot be taken back without: that takes a right search.
 */
public record Lab(Mistake mistake, Grid start, Optional<MistakenRun> run, int time) {
    /** A run may make so many calls, and writes at most twice a digit as often. */
    private static final int MOST_CALLS = 100_000;

    /** A mistake that has not been run. */
    public static Lab of(Mistake mistake, Grid start) {
        return new Lab(mistake, start, Optional.empty(), 0);
    }

    /** The same mistake on a board; when it is another one, it has not been run there. */
    Lab on(Grid board) {
        return board.equals(start) ? this : of(mistake, board);
    }

    /** The mistake has been run, and we stand at its end. */
    public Lab afterRun() {
        MistakenRun done = mistake.run(start, MOST_CALLS);
        return new Lab(mistake, start, Optional.of(done), done.writes().size());
    }

    /** The same run at another move, the first or last one when there is no such. */
    public Lab at(long move) {
        return new Lab(mistake, start, run, (int) Math.max(0, Math.min(move, moves())));
    }

    /** How many moves were recorded. */
    public int moves() {
        return run.map(done -> done.writes().size()).orElse(0);
    }

    /** The move that led to where we stand; none at the beginning. */
    public Optional<Write> lastWrite() {
        return time == 0 ? Optional.empty() : run.map(done -> done.writes().get(time - 1));
    }

    /** The board after so many moves as we stand at, what was written as entries. */
    public Grid grid() {
        int[] digits = start.digits();
        run.ifPresent(done -> done.writes().subList(0, time).forEach(write -> digits[write.cell()] = write.digit()));
        return start.withDigits(digits);
    }

    /** Where the run first differs from the right search; it must have been run. */
    public Difference difference() {
        return Difference.of(start, run.orElseThrow());
    }
}

package stepdoku.session;

import java.util.List;
import java.util.Optional;
import stepdoku.board.Grid;
import stepdoku.listing.Ending;
import stepdoku.listing.MistakenRun;
import stepdoku.listing.Write;
import stepdoku.search.Move;
import stepdoku.search.Search;
import stepdoku.search.Strategies;
import stepdoku.search.SudokuPosition;

/**
 * Where the run of a mistake leaves the way of the right search, which goes row by row: the right search after as many
 * moves as they have in common, and one more if it has one; the number of the common moves; and the first other move of
 * the mistake, if it has one.
 */
public record Difference(Search right, int common, boolean rightGoesOn, Optional<Write> wrong) {

    /** Plays both side by side. Where all solutions are wanted, the right search goes on past them, too. */
    static Difference of(Grid start, MistakenRun run) {
        boolean allSolutions = run.ending() == Ending.NOTHING;
        Search right = new Search(new SudokuPosition(start), Strategies.SCAN);
        List<Write> writes = run.writes();
        int common = 0;
        while (true) {
            boolean goesOn = (allSolutions || !right.atSolution()) && right.forward();
            Optional<Write> wrong = common < writes.size() ? Optional.of(writes.get(common)) : Optional.empty();
            if (!goesOn || wrong.isEmpty() || !isSame(right.lastMove().orElseThrow(), wrong.get())) {
                return new Difference(right, common, goesOn, wrong);
            }
            common++;
        }
    }

    private static boolean isSame(Move move, Write write) {
        boolean sameKind = write.isPlacement() == (move.kind() == Move.Kind.PLACE);
        int value = write.isPlacement() ? write.digit() : write.before();
        return sameKind && write.cell() == move.cell() && value == move.value();
    }

    /** Whether one of them has a move that the other has not. */
    public boolean isThere() {
        return rightGoesOn || wrong.isPresent();
    }
}

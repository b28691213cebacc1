package stepdoku.solver;

import java.util.List;
import java.util.Optional;
import stepdoku.board.Grid;

/**
 * What a count of solutions found: the first two of them, with entries in the cells that were empty; how many there are;
 * and whether that is all, or the limit was reached or the run stopped before the end.
 */
public record Solutions(List<Grid> first, long count, boolean complete) {

    /** Whether the board is known to have no solution. */
    public boolean none() {
        return complete && count == 0;
    }

    /** Whether the board is known to have exactly one solution. */
    public boolean isUnique() {
        return complete && count == 1;
    }

    /** Whether the board is known to have more than one solution. */
    public boolean several() {
        return count > 1;
    }

    /** Whether it is known which of none, one and several is true; not so after a run that was stopped too early. */
    public boolean isDecided() {
        return complete || several();
    }

    /** The solution that was found first, if any was. */
    public Optional<Grid> solution() {
        return first.stream().findFirst();
    }
}

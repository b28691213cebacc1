package stepdoku.listing;

import java.util.List;
import stepdoku.board.Grid;

/**
 * The classic recursion with one mistake in it. It goes through a list of the empty cells, made once: no mistake can
 * confuse it about the cell that is next. Its lines that begin with {@code trace.} report what it does; the listing leaves
 * them out.
 */
abstract class MistakenRecursion extends ScanningRecursion {
    final Trace trace;

    /** The cells that were empty at the start, counted row by row from 0. */
    final int[] empty;

    MistakenRecursion(Grid start, Trace trace) {
        super(start.geometry());
        this.trace = trace;
        this.empty = start.emptyCells().toArray();
    }

    /** Runs on a board, which it leaves as the mistake leaves it, and says what the function returned. */
    Ending run(char[][] board) {
        return solve(board) ? Ending.TRUE : Ending.FALSE;
    }

    /** What a recursion that looks for all solutions has kept. */
    List<char[][]> kept() {
        return List.of();
    }
}

package stepdoku.listing;

import stepdoku.board.Grid;

/** The first digit that fails is taken for the failure of the call; the other digits are never tried. */
final class FalseInLoop extends MistakenRecursion {
    FalseInLoop(Grid start, Trace trace) {
        super(start, trace);
    }

    @Override
    boolean solve(char[][] board) {
        return dfs(board, 0);
    }

    // shown

    boolean dfs(char[][] board, int k) { // call
        trace.call();
        if (k == empty.length) return true; // solved
        int r = empty[k] / n, c = empty[k] % n; // choose a cell
        for (char d : digits) { // try a digit
            if (fits(board, r, c, d)) { // test
                board[r][c] = d; // place
                trace.wrote(r, c);
                if (dfs(board, k + 1)) return true; // recurse, pass on
                board[r][c] = '.'; // take back
                trace.wrote(r, c);
                return false; // mistake
            }
        }
        return false; // give up
    }
}

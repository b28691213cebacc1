package stepdoku.listing;

import stepdoku.board.Grid;

/** The answer is true, and each call wipes out its digit before it passes that on. */
final class UndoTooEarly extends MistakenRecursion {
    UndoTooEarly(Grid start, Trace trace) {
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
                boolean found = dfs(board, k + 1); // recurse
                board[r][c] = '.'; // take back, mistake
                trace.wrote(r, c);
                if (found) return true; // pass on
            }
        }
        return false; // give up
    }
}

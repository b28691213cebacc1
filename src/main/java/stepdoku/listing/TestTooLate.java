package stepdoku.listing;

import stepdoku.board.Grid;

/** The digit is on the board when it is tested, so it clashes with itself. */
final class TestTooLate extends MistakenRecursion {
    TestTooLate(Grid start, Trace trace) {
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
            board[r][c] = d; // place
            trace.wrote(r, c);
            if (fits(board, r, c, d)) { // test, mistake
                if (dfs(board, k + 1)) return true; // recurse, pass on
            }
            board[r][c] = '.'; // take back
            trace.wrote(r, c);
        }
        return false; // give up
    }
}

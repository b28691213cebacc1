package stepdoku.listing;

import stepdoku.board.Grid;

/** The solution is found, nobody looks at the answer, and the search goes on and takes it all back. */
final class ResultIgnored extends MistakenRecursion {
    ResultIgnored(Grid start, Trace trace) {
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
                dfs(board, k + 1); // recurse, mistake
                board[r][c] = '.'; // take back
                trace.wrote(r, c);
            }
        }
        return false; // give up
    }
}

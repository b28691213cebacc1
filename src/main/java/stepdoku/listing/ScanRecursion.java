package stepdoku.listing;

import stepdoku.board.Geometry;

/**
 * The classic solution of LeetCode 37: the first empty cell, row by row. Most versions pass a filled cell on with one more
 * call; here a loop goes past it, so that every call has a cell of its own and the waiting calls are the path.
 */
final class ScanRecursion extends ScanningRecursion {
    ScanRecursion(Geometry geometry) {
        super(geometry);
    }

    @Override
    boolean solve(char[][] board) {
        return dfs(board, 0, 0);
    }

    // shown

    boolean dfs(char[][] board, int r, int c) { // call
        while (r < n && board[r][c] != '.') { // choose a cell
            c = (c + 1) % n;
            if (c == 0) r++;
        }
        if (r == n) return true; // solved
        for (char d : digits) { // try a digit
            if (fits(board, r, c, d)) { // test
                board[r][c] = d; // place
                if (dfs(board, r, c)) return true; // recurse, pass on
                board[r][c] = '.'; // take back
            }
        }
        return false; // give up
    }
}

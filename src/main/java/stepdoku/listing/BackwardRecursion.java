package stepdoku.listing;

import stepdoku.board.Geometry;

/**
 * The solution with tables: what each row, column and box holds is remembered, and the first empty cell is sought from the
 * last one back. The function returns nothing; once {@code ok} is true every call returns at once.
 */
final class BackwardRecursion extends Recursion {
    private final boolean[][] row;
    private final boolean[][] col;
    private final boolean[][] box;
    private boolean ok;

    BackwardRecursion(Geometry geometry) {
        super(geometry);
        row = new boolean[n][n];
        col = new boolean[n][n];
        box = new boolean[n][n];
    }

    @Override
    boolean solve(char[][] board) {
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                for (int d = 0; d < n; d++) {
                    if (board[r][c] == digits[d]) note(r, c, d, true);
                }
            }
        }
        dfs(board, n - 1, n - 1);
        return ok;
    }

    // shown

    void dfs(char[][] board, int r, int c) { // call
        while (r >= 0 && board[r][c] != '.') { // choose a cell
            c = (c + n - 1) % n;
            if (c == n - 1) r--;
        }
        if (r < 0) {
            ok = true; // solved
            return;
        }
        for (int d = 0; d < n; d++) { // try a digit
            if (fits(r, c, d)) { // test
                board[r][c] = digits[d]; // place
                note(r, c, d, true);
                dfs(board, r, c); // recurse
                if (ok) return; // pass on
                board[r][c] = '.'; // take back
                note(r, c, d, false);
            }
        }
    } // give up

    boolean fits(int r, int c, int d) {
        int b = r / h * h + c / w;
        return !row[r][d] && !col[c][d] && !box[b][d];
    }

    void note(int r, int c, int d, boolean used) {
        int b = r / h * h + c / w;
        row[r][d] = col[c][d] = box[b][d] = used;
    }
}

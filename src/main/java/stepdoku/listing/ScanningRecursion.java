package stepdoku.listing;

import stepdoku.board.Geometry;

/** A recursion that has no tables: it asks the board itself whether a digit fits. */
abstract class ScanningRecursion extends Recursion {
    ScanningRecursion(Geometry geometry) {
        super(geometry);
    }

    // shown

    boolean fits(char[][] board, int r, int c, char d) {
        for (int i = 0; i < n; i++) {
            int y = r / h * h + i / w;
            int x = c / w * w + i % w;
            if (board[r][i] == d) return false;
            if (board[i][c] == d) return false;
            if (board[y][x] == d) return false;
        }
        return true;
    }
}

package stepdoku.listing;

import stepdoku.board.Geometry;

/** "Fill the rows and columns with many digits first": the empty cell with the fullest house, the first such, row by row. */
final class FullestRecursion extends ScanningRecursion {
    FullestRecursion(Geometry geometry) {
        super(geometry);
    }

    @Override
    boolean solve(char[][] board) {
        return dfs(board);
    }

    // shown

    boolean dfs(char[][] board) { // call
        int[] cell = fullest(board); // choose a cell
        if (cell == null) return true; // solved
        int r = cell[0], c = cell[1];
        for (char d : digits) { // try a digit
            if (fits(board, r, c, d)) { // test
                board[r][c] = d; // place
                if (dfs(board)) return true; // recurse, pass on
                board[r][c] = '.'; // take back
            }
        }
        return false; // give up
    }

    int[] fullest(char[][] board) {
        int[] best = null;
        int most = -1;
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (board[r][c] != '.') continue;
                int filled = filled(board, r, c);
                if (filled > most) {
                    most = filled;
                    best = new int[] {r, c};
                }
            }
        }
        return best;
    }

    int filled(char[][] board, int r, int c) {
        int row = 0, col = 0, box = 0;
        for (int i = 0; i < n; i++) {
            int y = r / h * h + i / w;
            int x = c / w * w + i % w;
            if (board[r][i] != '.') row++;
            if (board[i][c] != '.') col++;
            if (board[y][x] != '.') box++;
        }
        return Math.max(row, Math.max(col, box));
    }
}

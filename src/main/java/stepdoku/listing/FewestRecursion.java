package stepdoku.listing;

import stepdoku.board.Geometry;

/**
 * Fail first: the empty cell with the fewest candidates, the first such, row by row (Haralick and Elliott, 1980,
 * "Increasing tree search efficiency for constraint satisfaction problems").
 */
final class FewestRecursion extends ScanningRecursion {
    FewestRecursion(Geometry geometry) {
        super(geometry);
    }

    @Override
    boolean solve(char[][] board) {
        return dfs(board);
    }

    // shown

    boolean dfs(char[][] board) { // call
        int[] cell = tightest(board); // choose a cell
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

    int[] tightest(char[][] board) {
        int[] best = null;
        int fewest = n + 1;
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (board[r][c] != '.') continue;
                int fitting = fitting(board, r, c);
                if (fitting < fewest) {
                    fewest = fitting;
                    best = new int[] {r, c};
                }
            }
        }
        return best;
    }

    int fitting(char[][] board, int r, int c) {
        int count = 0;
        for (char d : digits) {
            if (fits(board, r, c, d)) count++;
        }
        return count;
    }
}

package stepdoku.listing;

import java.util.ArrayList;
import java.util.List;

/**
 * The N queens of LeetCode 51: one queen a row, columns ascending. The function returns nothing, so the search goes on
 * after each solution; a copy of each is kept.
 */
final class QueensRecursion {
    private final int n;
    private final List<char[][]> solutions = new ArrayList<>();

    QueensRecursion(int n) {
        this.n = n;
    }

    /** All solutions, in the order in which they are found, on a board of n rows of n times {@code '.'}. */
    List<char[][]> solve(char[][] board) {
        dfs(board, 0);
        return solutions;
    }

    // shown

    void dfs(char[][] board, int r) { // call, choose a cell
        if (r == n) {
            solutions.add(copy(board)); // solved
            return;
        }
        for (int c = 0; c < n; c++) { // try a digit
            if (safe(board, r, c)) { // test
                board[r][c] = 'Q'; // place
                dfs(board, r + 1); // recurse
                board[r][c] = '.'; // take back
            }
        }
    } // give up

    boolean safe(char[][] board, int r, int c) {
        for (int i = 1; i <= r; i++) {
            int up = r - i, left = c - i, right = c + i;
            if (board[up][c] == 'Q') return false;
            if (left >= 0 && board[up][left] == 'Q') return false;
            if (right < n && board[up][right] == 'Q') return false;
        }
        return true;
    }

    char[][] copy(char[][] board) {
        char[][] copy = new char[n][];
        for (int r = 0; r < n; r++) {
            copy[r] = board[r].clone();
        }
        return copy;
    }
}

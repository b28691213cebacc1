package stepdoku.listing;

import java.util.ArrayList;
import java.util.List;

/**
 * The N queens of LeetCode 51: one queen a row, columns ascending. The function returns nothing, so the search goes on
 * after each solution; a copy of each is kept.
 */
final class QueensRecursion {
    private final int n;
    private final char[][] board;
    private final List<char[][]> solutions = new ArrayList<>();

    /** For a board of n rows and n columns, empty cells {@code '.'}. */
    QueensRecursion(char[][] board) {
        this.n = board.length;
        this.board = board;
    }

    /** All solutions, in the order in which they are found. */
    List<char[][]> solve() {
        dfs(0);
        return solutions;
    }

    // shown

    void dfs(int r) { // call, choose a cell
        if (r == n) {
            solutions.add(copy(board)); // solved
            return;
        }
        for (int c = 0; c < n; c++) { // try a digit
            if (safe(r, c)) { // test
                board[r][c] = 'Q'; // place
                dfs(r + 1); // recurse
                board[r][c] = '.'; // undo
            }
        }
    } // give up

    boolean safe(int r, int c) {
        for (int i = 1; i <= r; i++) {
            if (queen(r - i, c)) return false;
            if (queen(r - i, c - i)) return false;
            if (queen(r - i, c + i)) return false;
        }
        return true;
    }

    boolean queen(int r, int c) {
        return c >= 0 && c < n && board[r][c] == 'Q';
    }

    char[][] copy(char[][] board) {
        char[][] copy = new char[n][];
        for (int r = 0; r < n; r++) {
            copy[r] = board[r].clone();
        }
        return copy;
    }
}

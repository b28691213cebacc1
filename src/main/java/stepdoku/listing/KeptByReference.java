package stepdoku.listing;

import java.util.ArrayList;
import java.util.List;
import stepdoku.board.Grid;

/** All solutions are wanted, and what is kept is the board itself, which the search goes on to change. */
final class KeptByReference extends MistakenRecursion {
    private final List<char[][]> solutions = new ArrayList<>();

    KeptByReference(Grid start, Trace trace) {
        super(start, trace);
    }

    @Override
    boolean solve(char[][] board) {
        dfs(board, 0);
        return !solutions.isEmpty();
    }

    @Override
    Ending run(char[][] board) {
        solve(board);
        return Ending.NOTHING;
    }

    @Override
    List<char[][]> kept() {
        return solutions;
    }

    // shown

    void dfs(char[][] board, int k) { // call
        trace.call();
        if (k == empty.length) {
            solutions.add(board); // solved, mistake
            return;
        }
        int r = empty[k] / n, c = empty[k] % n; // choose a cell
        for (char d : digits) { // try a digit
            if (fits(board, r, c, d)) { // test
                board[r][c] = d; // place
                trace.wrote(r, c);
                dfs(board, k + 1); // recurse
                board[r][c] = '.'; // take back
                trace.wrote(r, c);
            }
        }
    } // give up
}

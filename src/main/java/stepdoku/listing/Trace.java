package stepdoku.listing;

import java.util.ArrayList;
import java.util.List;
import stepdoku.board.Digits;
import stepdoku.board.Grid;

/** The record of a run: its calls, counted, and all that it wrote on its board. */
final class Trace {
    /** Thrown at the call that is one too many. */
    static final class TooManyCalls extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private final int mostCalls;
    private final char[][] board;
    private final int[] digits;
    private final List<Write> writes = new ArrayList<>();
    private int calls;

    Trace(Grid start, int mostCalls) {
        this.mostCalls = mostCalls;
        this.digits = start.digits();
        this.board = CharBoard.of(start);
    }

    /** The board on which the recursion works. */
    char[][] board() {
        return board;
    }

    int calls() {
        return calls;
    }

    List<Write> writes() {
        return writes;
    }

    /** A call has begun. */
    void call() {
        if (calls == mostCalls) {
            throw new TooManyCalls();
        }
        calls++;
    }

    /** The cell in row r and column c, counted from 0, has just been written. */
    void wrote(int r, int c) {
        int cell = r * board.length + c;
        int digit = Digits.parse(board[r][c]);
        writes.add(new Write(cell, digits[cell], digit));
        digits[cell] = digit;
    }
}

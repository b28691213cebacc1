package stepdoku.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;

/**
 * Counts the solutions of a board of any size by guessing and propagating: each guess copies the {@link Marks}, lets them
 * deduce what follows, and goes on in a cell with few candidates (Norvig, "Solving Every Sudoku Puzzle", 2006), where
 * earlier guesses led to {@link Contradictions}.
 */
final class MaskSearch {
    private static final int GUESSES_BETWEEN_QUESTIONS = 1 << 11;

    private final Marks start;
    private final long limit;
    private final BooleanSupplier goOn;
    private final List<int[]> first = new ArrayList<>();
    private long guesses;
    private long count;
    private boolean complete = true;

    MaskSearch(Geometry geometry, long limit, BooleanSupplier goOn) {
        this.start = new Marks(geometry);
        this.limit = limit;
        this.goOn = goOn;
    }

    /** Searches a board, one digit a cell, 0 for empty. */
    void run(int[] board) {
        if (start.load(board)) {
            search(start);
        }
    }

    /** The first two solutions, one digit a cell. */
    List<int[]> first() {
        return first;
    }

    long count() {
        return count;
    }

    /** Whether the search came to its end; not so when the limit or the caller ended it. */
    boolean isComplete() {
        return complete;
    }

    private void search(Marks marks) {
        int cell = marks.mostPromising();
        if (cell < 0) {
            found(marks);
            return;
        }
        for (int left = marks.candidates(cell); left != Digits.NONE && complete; left &= left - 1) {
            guess(marks, cell, Digits.lowest(left));
        }
    }

    private void guess(Marks marks, int cell, int digit) {
        Marks next = marks.copy();
        if (next.place(cell, digit)) {
            search(next);
        }
        if (++guesses % GUESSES_BETWEEN_QUESTIONS == 0 && !goOn.getAsBoolean()) {
            complete = false;
        }
    }

    private void found(Marks marks) {
        if (first.size() < 2) {
            first.add(marks.digits());
        }
        complete = ++count < limit;
    }
}

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
final class MaskSearch implements SolutionCounter {
    private static final int GUESSES_BETWEEN_QUESTIONS = 1 << 11;

    private final Geometry geometry;
    private final List<int[]> first = new ArrayList<>();
    private long limit;
    private BooleanSupplier goOn = () -> true;
    private long guesses;
    private long count;
    private boolean complete;

    MaskSearch(Geometry geometry) {
        this.geometry = geometry;
    }

    @Override
    public void run(int[] board, long limit, BooleanSupplier goOn) {
        this.limit = limit;
        this.goOn = goOn;
        guesses = 0;
        count = 0;
        complete = true;
        first.clear();
        Marks marks = new Marks(geometry);
        if (marks.load(board)) {
            search(marks);
        }
        first.forEach(solution -> Rules.verified(geometry, board, solution));
    }

    @Override
    public List<int[]> first() {
        return List.copyOf(first);
    }

    @Override
    public long count() {
        return count;
    }

    @Override
    public boolean isComplete() {
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

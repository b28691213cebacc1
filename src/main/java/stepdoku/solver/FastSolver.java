package stepdoku.solver;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import stepdoku.board.Geometry;

/**
 * A fast solver for 9x9 boards, to be made once and used for many boards: it counts solutions up to a limit without
 * allocating anything. Not for use by several threads at a time.
 *
 * <p>It deduces by {@link LockedLines} and {@link Singles} until nothing changes. Then it guesses that the candidate of
 * {@link GuessChoice} is true, and when that is done with, goes on with the candidate eliminated. Each deduction treats
 * the whole {@linkplain Candidates board}, changed or not: there is little to decide, so the processor seldom waits for
 * the outcome of a branch. To deduce before each guess is Norvig's way ("Solving Every Sudoku Puzzle", 2006).
 */
public final class FastSolver implements SolutionCounter {
    private static final int GUESSES_BETWEEN_QUESTIONS = 1 << 12;
    private static final int MOST_GUESSES_AT_A_TIME = 81;

    private final Candidates candidates = new Candidates();
    private final Singles singles = new Singles();
    private final GuessChoice choice = new GuessChoice();
    private final long[][] beforeGuess = new long[MOST_GUESSES_AT_A_TIME][Candidates.WORDS];
    private final long[][] first = new long[2][Candidates.WORDS];

    private int[] board = new int[0];
    private long limit;
    private BooleanSupplier goOn = () -> true;
    private boolean complete;
    private long count;
    private long guesses;

    /** The number of solutions of a board of 81 digits, row by row, 0 for empty; no more than {@code limit}. */
    public long count(int[] board, long limit) {
        run(board, limit, () -> true);
        return count;
    }

    @Override
    public void run(int[] board, long limit, BooleanSupplier goOn) {
        this.board = board;
        this.limit = limit;
        this.goOn = goOn;
        complete = true;
        count = 0;
        guesses = 0;
        choice.forget();
        candidates.load(board);
        search(0);
    }

    @Override
    public long count() {
        return count;
    }

    @Override
    public boolean isComplete() {
        return complete;
    }

    /** Verified here, against the board that was given and must not have been changed since. */
    @Override
    public List<int[]> first() {
        return Stream.of(first)
                .limit(count)
                .map(Candidates::digits)
                .map(solution -> Rules.verified(Geometry.of(9), board, solution))
                .collect(Collectors.toUnmodifiableList());
    }

    /** How many guesses the last run took. */
    public long guesses() {
        return guesses;
    }

    private void search(int depth) {
        long[] words = candidates.words;
        long countBefore = count;
        int word = 0;
        long bit = 0;
        while (deduce()) {
            if (singles.allFilled()) {
                found();
                return;
            }
            choice.choose(words, guesses);
            word = choice.word();
            bit = choice.bit();
            System.arraycopy(words, 0, beforeGuess[depth], 0, Candidates.WORDS);
            candidates.place(word, bit);
            search(depth + 1);
            askEverySoOften();
            if (!complete) {
                return;
            }
            System.arraycopy(beforeGuess[depth], 0, words, 0, Candidates.WORDS);
            candidates.eliminate(word, bit);
        }
        if (bit != 0 && count == countBefore) {
            choice.failed(word, bit);
        }
    }

    /** Whether no contradiction was met. */
    private boolean deduce() {
        long[] words = candidates.words;
        long sum = 0;
        long before;
        do {
            before = sum;
            LockedLines.narrow(words, 0);
            LockedLines.narrow(words, Candidates.PLACES);
            sum = singles.narrow(words);
        } while (sum != before && sum != Singles.CONTRADICTION);
        return sum != Singles.CONTRADICTION;
    }

    private void found() {
        if (count < first.length) {
            System.arraycopy(candidates.words, 0, first[(int) count], 0, Candidates.WORDS);
        }
        count++;
        complete = count < limit;
    }

    private void askEverySoOften() {
        if (++guesses % GUESSES_BETWEEN_QUESTIONS == 0 && !goOn.getAsBoolean()) {
            complete = false;
        }
    }
}

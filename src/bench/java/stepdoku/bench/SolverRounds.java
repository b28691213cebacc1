package stepdoku.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;

/**
 * Some solvers on one set of boards, in rounds. In each round they take turns, some boards each, so that whatever else the
 * machine does slows all of them alike; and only the time that the thread had a processor is counted.
 */
final class SolverRounds {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 3;
    private static final int BOARDS_A_TURN = 50;
    private static final long WARM_UP_NANOSECONDS = 3_000_000_000L;

    private final List<CountingSolver> solvers;
    private final List<int[]> boards;
    private final double[] guesses;

    SolverRounds(List<CountingSolver> solvers, List<int[]> boards) {
        this.solvers = solvers;
        this.boards = boards;
        this.guesses = new double[solvers.size()];
    }

    /** Microseconds a board, for each solver the median of its rounds. */
    double[] microseconds() {
        long start = System.nanoTime();
        do {
            round();
        } while (System.nanoTime() - start < WARM_UP_NANOSECONDS);
        long[][] rounds = new long[ROUNDS][];
        for (int i = 0; i < ROUNDS; i++) {
            rounds[i] = round();
        }
        double[] medians = new double[solvers.size()];
        Arrays.setAll(medians, solver -> median(rounds, solver) / 1000.0 / boards.size());
        return medians;
    }

    /** Guesses a board, for each solver, in the last round. */
    double[] guesses() {
        return guesses;
    }

    private static long median(long[][] rounds, int solver) {
        return Arrays.stream(rounds).mapToLong(round -> round[solver]).sorted().toArray()[ROUNDS / 2];
    }

    private long[] round() {
        long[] nanoseconds = new long[solvers.size()];
        long[] counts = new long[solvers.size()];
        Arrays.fill(guesses, 0);
        for (int from = 0; from < boards.size(); from += BOARDS_A_TURN) {
            List<int[]> some = boards.subList(from, Math.min(from + BOARDS_A_TURN, boards.size()));
            for (int i = 0; i < nanoseconds.length; i++) {
                long start = THREADS.getCurrentThreadCpuTime();
                for (int[] board : some) {
                    counts[i] += solvers.get(i).count(board, 2);
                    guesses[i] += solvers.get(i).guesses() / (double) boards.size();
                }
                nanoseconds[i] += THREADS.getCurrentThreadCpuTime() - start;
            }
        }
        if (Arrays.stream(counts).distinct().count() != 1) {
            throw new IllegalStateException("the solvers disagree: " + Arrays.toString(counts));
        }
        return nanoseconds;
    }
}

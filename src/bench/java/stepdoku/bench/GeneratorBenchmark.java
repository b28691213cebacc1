package stepdoku.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;
import stepdoku.board.Grid;
import stepdoku.make.Generator;
import stepdoku.make.Rating;
import stepdoku.make.Wish;

/**
 * How many minimal boards are made in a second of processor time, with the fast solver and with the simple one, and how
 * many of them are rated. The boards are the same. What counts is what it prints; JMH only runs it.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class GeneratorBenchmark {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int BOARDS = 3000;
    private static final int ROUNDS = 5;
    private static final int SEED = 2005;

    @Benchmark
    public void compare() {
        SimpleSolver simple = new SimpleSolver();
        double[] fastRounds = new double[ROUNDS];
        double[] simpleRounds = new double[ROUNDS];
        double[] ratingRounds = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            List<Grid> boards = timed(fastRounds, round, () -> boards(new Generator(Wish.any(), SEED)));
            List<Grid> same = timed(
                    simpleRounds,
                    round,
                    () -> boards(new Generator(Wish.any(), SEED, board -> simple.count(board, 2) == 1)));
            timed(ratingRounds, round, () -> boards.stream().map(Rating::of).toList());
            if (!boards.equals(same)) {
                throw new IllegalStateException("the solvers disagree");
            }
        }
        System.out.printf(
                "%n9x9 boards a second of processor time, median of %d rounds: made %.0f, with the simple solver %.0f,"
                        + " rated %.0f%n",
                ROUNDS, median(fastRounds), median(simpleRounds), median(ratingRounds));
    }

    private static List<Grid> boards(Generator generator) {
        return Stream.generate(() -> generator.next(() -> true).orElseThrow())
                .limit(BOARDS)
                .toList();
    }

    /** Does the work and notes how many boards a second that was. */
    private static <T> T timed(double[] rounds, int round, Supplier<T> work) {
        long start = THREADS.getCurrentThreadCpuTime();
        T result = work.get();
        rounds[round] = BOARDS * 1e9 / (THREADS.getCurrentThreadCpuTime() - start);
        return result;
    }

    private static double median(double[] rounds) {
        return Arrays.stream(rounds).sorted().toArray()[rounds.length / 2];
    }
}

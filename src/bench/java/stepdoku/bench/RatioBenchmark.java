package stepdoku.bench;

import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import stepdoku.search.Stepper;

/**
 * The search, with its counters, against recursions that count nothing, on the same board with the same moves: in turn in
 * one process, by the time of the processor, so that other work on the machine touches the ratios little. The figures to
 * read are {@code timesFaster} (forward) and {@code backToForward}; the score itself is the sum of all.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 1)
@Measurement(iterations = 1)
public class RatioBenchmark {

    /** Times, in nanoseconds a move, and what follows from them. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Figures {
        private long moves;
        private long plain;
        private long forward;
        private long back;

        public double plainNanos() {
            return plain / (double) moves;
        }

        public double forwardNanos() {
            return forward / (double) moves;
        }

        public double backNanos() {
            return back / (double) moves;
        }

        public double timesFaster() {
            return plain / (double) forward;
        }

        public double backToForward() {
            return back / (double) forward;
        }
    }

    /** Scan against the boolean recursion that scans row, column and box. */
    @Benchmark
    public void scan(Past past, Figures figures) {
        char[][] board = PlainScan.board(Subjects.WORST_CASE);
        measure(figures, "scan", () -> PlainScan.dfs(board, 0, 0));
    }

    /** Backward against the recursion with tables and a flag. */
    @Benchmark
    public void backward(Past past, Figures figures) {
        for (int round = 0; round < 50; round++) {
            PlainTables tables = new PlainTables(Subjects.WORST_CASE);
            measure(figures, "backward", tables::solve);
        }
    }

    private static void measure(Figures figures, String strategy, Runnable plain) {
        Stepper stepper = Subjects.stepper(strategy);
        figures.plain += processorTime(plain);
        figures.forward += processorTime(() -> Subjects.run(stepper));
        figures.moves += stepper.search().time();
        figures.back += processorTime(() -> Subjects.back(stepper));
    }

    private static long processorTime(Runnable work) {
        var threads = ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadCpuTime();
        work.run();
        return threads.getCurrentThreadCpuTime() - before;
    }
}

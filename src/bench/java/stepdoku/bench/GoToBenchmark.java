package stepdoku.bench;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import stepdoku.search.Stepper;

/** Jumps to random times of a search of 138 million moves: the mean and, as {@code p1.00}, the worst. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 2)
public class GoToBenchmark {
    private final Random random = new Random(1);
    private Stepper stepper;

    /** Runs to the solution, and says what the stepper holds then. */
    @Setup(Level.Trial)
    public void run() {
        stepper = Subjects.stepper("scan");
        long before = heapInUse();
        Subjects.run(stepper);
        System.out.printf("heap that the checkpoints take: %.1f MB%n", (heapInUse() - before) / 1e6);
    }

    private static long heapInUse() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    @Benchmark
    public Stepper goTo(Past past) {
        stepper.goTo(random.nextLong(stepper.furthest() + 1));
        return stepper;
    }
}

package stepdoku.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import stepdoku.search.Stepper;

/** What a move costs, in nanoseconds: whole searches to the first solution, and back to the start. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 2)
public class MoveBenchmark {

    /** Searches of fewest that stand at the solution. */
    @State(Scope.Benchmark)
    public static class Solved {
        private Stepper stepper;

        @Setup(Level.Invocation)
        public void run() {
            stepper = Subjects.run(Subjects.stepper("fewest"));
        }
    }

    @Benchmark
    @OperationsPerInvocation(Subjects.MOVES_OF_SCAN)
    public Stepper scanForward(Past past) {
        return Subjects.run(Subjects.stepper("scan"));
    }

    @Benchmark
    @OperationsPerInvocation(Subjects.MOVES_OF_BACKWARD)
    public Stepper backwardForward(Past past) {
        return Subjects.run(Subjects.stepper("backward"));
    }

    @Benchmark
    @OperationsPerInvocation(Subjects.MOVES_OF_FEWEST)
    public Stepper fewestForward(Past past) {
        return Subjects.run(Subjects.stepper("fewest"));
    }

    @Benchmark
    @OperationsPerInvocation(Subjects.MOVES_OF_FEWEST)
    public Stepper fewestBack(Past past, Solved solved) {
        return Subjects.back(solved.stepper);
    }
}

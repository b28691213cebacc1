package stepdoku.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import stepdoku.search.Breakpoint;
import stepdoku.search.Comparison;
import stepdoku.search.Condition;
import stepdoku.search.Search;
import stepdoku.search.Stepper;
import stepdoku.search.Stop;
import stepdoku.search.Strategies;
import stepdoku.search.SudokuPosition;
import stepdoku.search.Term;

/** What a move costs, in nanoseconds, with a breakpoint that is never hit, and without: some millions of moves of scan. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class BreakpointBenchmark {
    private static final int SLICES = 1000;
    private static final int MOVES = SLICES << 13;

    @Param({"none", "retract r1c1 digit 9", "dead-end depth<3"})
    public String condition;

    private List<Breakpoint> breakpoints;
    private int slicesLeft;

    /** A search that has run. */
    @State(Scope.Benchmark)
    public static class There {
        private Stepper stepper;

        @Setup(Level.Invocation)
        public void run(BreakpointBenchmark benchmark) {
            stepper = benchmark.run();
        }
    }

    @Setup(Level.Trial)
    public void set() {
        breakpoints = switch (condition) {
            case "none" -> List.of();
            case "dead-end depth<3" -> breakpoint(Term.deadEnd(), Term.depth(Comparison.LESS, 3));
            default -> breakpoint(Term.retract(), Term.cell(0), Term.value(9));
        };
    }

    private List<Breakpoint> breakpoint(Term... terms) {
        return List.of(new Breakpoint(1, new Condition(condition, List.of(terms)), 1));
    }

    private Stepper run() {
        Search search = new Search(new SudokuPosition(Subjects.WORST_CASE), Strategies.SCAN);
        Stepper stepper = new Stepper(search, true, () -> --slicesLeft > 0);
        slicesLeft = SLICES;
        return standingAt(MOVES, stepper, stepper.run(breakpoints));
    }

    private static Stepper standingAt(long time, Stepper stepper, Stop stop) {
        if (stepper.search().time() != time) {
            throw new IllegalStateException(
                    stop + " at time " + stepper.search().time());
        }
        return stepper;
    }

    @Benchmark
    @OperationsPerInvocation(MOVES)
    public Stepper forward(Past past) {
        return run();
    }

    /** Without a breakpoint, reverse would jump to the start by a checkpoint. */
    @Benchmark
    @OperationsPerInvocation(MOVES)
    public Stepper back(Past past, There there) {
        slicesLeft = Integer.MAX_VALUE;
        Stepper stepper = there.stepper;
        return standingAt(0, stepper, breakpoints.isEmpty() ? stepper.back(MOVES) : stepper.reverse(breakpoints));
    }
}

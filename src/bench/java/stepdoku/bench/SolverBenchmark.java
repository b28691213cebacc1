package stepdoku.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;
import stepdoku.solver.FastSolver;

/**
 * How long it takes to count to two solutions, the proof that a board has only one: the fast solver, a simple one and
 * dancing links on the same sets of boards. What counts is the table that it prints; JMH only runs it.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class SolverBenchmark {
    private static final List<CountingSolver> SOLVERS =
            List.of(new Fast(new FastSolver()), new SimpleSolver(), new DancingLinks());

    @Benchmark
    public void compare() {
        System.out.printf("%nmicroseconds of processor time a board (guesses a board), median of three rounds%n");
        System.out.printf("%-20s %16s %27s %27s%n", "", "fast", "simple", "dancing links");
        sets().forEach((name, boards) -> System.out.println(row(name, new SolverRounds(SOLVERS, boards))));
    }

    private static Map<String, List<int[]>> sets() {
        String folder = System.getProperty("stepdoku.sets", "");
        return folder.isEmpty() ? new MadeBoards().sets() : new BoardFolder(Path.of(folder)).sets();
    }

    private static String row(String name, SolverRounds rounds) {
        double[] times = rounds.microseconds();
        double[] guesses = rounds.guesses();
        StringBuilder row = new StringBuilder(String.format("%-20s", name));
        for (int i = 0; i < times.length; i++) {
            row.append(String.format(" %8.2f (%5.1f)", times[i], guesses[i]));
            row.append(i == 0 ? "" : String.format(" %5.1f times", times[i] / times[0]));
        }
        return row.toString();
    }

    private record Fast(FastSolver solver) implements CountingSolver {
        @Override
        public long count(int[] board, long limit) {
            return solver.count(board, limit);
        }

        @Override
        public long guesses() {
            return solver.guesses();
        }
    }
}

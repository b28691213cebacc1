package stepdoku.bench;

import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.jline.utils.AttributedString;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import stepdoku.search.Stepper;
import stepdoku.view.Aside;
import stepdoku.view.Page;
import stepdoku.view.Theme;
import stepdoku.view.WatchView;

/** A key of the full-screen stepper: one move, or a jump, and the picture after it, in a search of 138 million moves. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class PaintBenchmark {
    @Param({"SOURCE", "TREE", "MARKS"})
    public Aside aside;

    @Param({"80x24", "200x60"})
    public String size;

    private final Random random = new Random(1);
    private Stepper stepper;

    @Setup
    public void run() {
        stepper = Subjects.run(Subjects.stepper("scan"));
    }

    @Benchmark
    public List<AttributedString> move() {
        stepper.back(1);
        return picture();
    }

    @Benchmark
    public List<AttributedString> jump() {
        stepper.goTo(random.nextInt(Subjects.MOVES_OF_SCAN));
        return picture();
    }

    private List<AttributedString> picture() {
        String[] sides = size.split("x");
        return WatchView.of(stepper, aside, "paused", WatchView.KEYS, Integer.parseInt(sides[1]))
                .lines(new Page(Integer.parseInt(sides[0]), Theme.plain()));
    }
}

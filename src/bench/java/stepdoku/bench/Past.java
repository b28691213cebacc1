package stepdoku.bench;

import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What the console has done before: nothing, or a comparison of all strategies. */
@State(Scope.Benchmark)
public class Past {
    @Param({"fresh", "compared"})
    public String past;

    @Setup(Level.Trial)
    public void live() {
        if (past.equals("compared")) {
            Subjects.compareAll();
        }
    }
}

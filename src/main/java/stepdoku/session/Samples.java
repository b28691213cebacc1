package stepdoku.session;

import java.util.List;
import java.util.Optional;
import stepdoku.board.Grid;
import stepdoku.text.Resource;

/** The boards that come with the program, each because it teaches something. */
public final class Samples {
    private static final String TABLE = "samples.tsv";

    /** A board under a short name, with one line that says what it is for. */
    public record Sample(String name, Grid grid, String note) {
        private static Sample ofRow(String[] fields) {
            return new Sample(fields[0], Grid.ofLine(fields[1]), fields[2]);
        }
    }

    private Samples() {}

    /** All samples, the most instructive first. */
    public static List<Sample> all() {
        return Resource.rows(TABLE).stream().map(Sample::ofRow).toList();
    }

    /** The sample of that name, in whatever case. */
    public static Optional<Sample> find(String name) {
        return all().stream()
                .filter(sample -> sample.name().equalsIgnoreCase(name))
                .findFirst();
    }
}

package stepdoku.session;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import stepdoku.board.Grid;

/** The boards that come with the program, each because it teaches something. */
public final class Samples {
    private static final String RESOURCE = "/stepdoku/samples.tsv";

    /** A board under a short name, with one line that says what it is for. */
    public record Sample(String name, Grid grid, String note) {
        private static Sample ofRow(String row) {
            String[] fields = row.split("\t");
            return new Sample(fields[0], Grid.ofLine(fields[1]), fields[2]);
        }
    }

    private Samples() {}

    /** All samples, the most instructive first. */
    public static List<Sample> all() {
        try (InputStream table = Samples.class.getResourceAsStream(RESOURCE)) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(Sample::ofRow)
                    .toList();
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    public static Optional<Sample> find(String name) {
        return all().stream().filter(sample -> sample.name().equals(name)).findFirst();
    }
}

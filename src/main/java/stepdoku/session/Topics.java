package stepdoku.session;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The ideas that help explains, each in a paragraph with a line to try. */
public final class Topics {
    private static final String RESOURCE = "/stepdoku/topics.tsv";

    /** An idea: its names, the shortest first, what is to be known of it, and a line that shows it. */
    public record Topic(List<String> names, String text, String example) {
        private static Topic ofRow(String row) {
            String[] fields = row.split("\t");
            return new Topic(Arrays.asList(fields[0].split(", ")), fields[1], fields[2]);
        }

        private boolean isCalled(String word) {
            return names.stream().anyMatch(word::equalsIgnoreCase);
        }
    }

    private Topics() {}

    public static List<Topic> all() {
        try (InputStream table = Topics.class.getResourceAsStream(RESOURCE)) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(Topic::ofRow)
                    .toList();
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    public static Optional<Topic> find(String word) {
        return all().stream().filter(topic -> topic.isCalled(word)).findFirst();
    }
}

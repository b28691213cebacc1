package stepdoku.session;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import stepdoku.text.Resource;

/** The ideas that help explains, each in a paragraph with a line to try. */
public final class Topics {
    private static final String TABLE = "topics.tsv";

    /** An idea: its names, the shortest first, what is to be known of it, and a line that shows it. */
    public record Topic(List<String> names, String text, String example) {
        private static Topic ofRow(String[] fields) {
            return new Topic(Arrays.asList(fields[0].split(", ")), fields[1], fields[2]);
        }

        private boolean isCalled(String word) {
            return names.stream().anyMatch(word::equalsIgnoreCase);
        }
    }

    private Topics() {}

    public static List<Topic> all() {
        return Resource.rows(TABLE).stream().map(Topic::ofRow).toList();
    }

    public static Optional<Topic> find(String word) {
        return all().stream().filter(topic -> topic.isCalled(word)).findFirst();
    }
}

package stepdoku.session;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import stepdoku.text.Resource;

/** The words of the program and what they mean. */
public final class Glossary {
    private static final String TABLE = "glossary.tsv";

    /** A word, or several for one idea with commas between them, and the meaning. */
    public record Entry(String words, String meaning) {
        private static Entry ofRow(String[] fields) {
            return new Entry(fields[0], fields[1]);
        }

        private boolean explains(String word) {
            return Arrays.stream(words.split(",")).map(String::strip).anyMatch(word::equalsIgnoreCase);
        }
    }

    private Glossary() {}

    public static List<Entry> all() {
        return Resource.rows(TABLE).stream().map(Entry::ofRow).toList();
    }

    public static Optional<Entry> find(String word) {
        return all().stream().filter(entry -> entry.explains(word)).findFirst();
    }
}

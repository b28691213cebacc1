package stepdoku.session;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The words of the program and what they mean. */
public final class Glossary {
    private static final String RESOURCE = "/stepdoku/glossary.tsv";

    /** A word, or several for one idea with commas between them, and the meaning. */
    public record Entry(String words, String meaning) {
        private static Entry ofRow(String row) {
            String[] fields = row.split("\t");
            return new Entry(fields[0], fields[1]);
        }

        private boolean explains(String word) {
            return Arrays.stream(words.split(",")).map(String::strip).anyMatch(word::equalsIgnoreCase);
        }
    }

    private Glossary() {}

    public static List<Entry> all() {
        try (InputStream table = Glossary.class.getResourceAsStream(RESOURCE)) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(Entry::ofRow)
                    .toList();
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    public static Optional<Entry> find(String word) {
        return all().stream().filter(entry -> entry.explains(word)).findFirst();
    }
}

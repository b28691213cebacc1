package stepdoku.shell;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The file with which a shell completes words: a script of that shell, and in it the table of what can be typed where, in
 * its quotes. So nothing is started while keys are pressed.
 */
public record CompletionFile(String shell, String place, String escapedQuote, String between) {
    public static final List<CompletionFile> TABLE = List.of(
            new CompletionFile("bash", "stepdoku.bash", "'\\''", "\n"),
            new CompletionFile("zsh", "_stepdoku", "'\\''", "\n"),
            new CompletionFile("fish", "stepdoku.fish", "\\'", "' \\\n    '"));

    private static final String MARK = "@TABLE@";

    /** The whole file. */
    public String text() {
        String table = CompletionTable.rows().stream()
                .map(row -> row.replace("'", escapedQuote))
                .collect(Collectors.joining(between));
        return script().replace(MARK, table);
    }

    private String script() {
        try (InputStream script = CompletionFile.class.getResourceAsStream("/stepdoku/completion/" + place)) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}

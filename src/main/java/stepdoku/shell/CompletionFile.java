package stepdoku.shell;

import java.util.List;
import java.util.stream.Collectors;
import stepdoku.text.Resource;

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
        return Resource.text("completion/" + place).replace(MARK, table);
    }
}

package stepdoku.shell;

import java.util.List;
import java.util.stream.Collectors;
import stepdoku.session.Settings;

/** An option of the shell's command line: {@code -c --command=LINES}. Letter and value are empty when it has none. */
public record Option(String letter, String name, String value, String meaning, boolean standsBehindVerb) {
    private static final String JSON = "json";
    private static final String COLOR = "color";

    public static final List<Option> TABLE = List.of(
            new Option("c", "command", "LINES", "run these lines, split by ;, and leave; may be repeated", false),
            new Option("", JSON, "", "answer programs: one JSON object for each answer", true),
            new Option("", COLOR, "WHEN", "auto, always or never", true),
            new Option("", "ascii", "", "frames and signs of ASCII alone", true),
            new Option("h", "help", "", "say how it is used; behind a verb, what is to be known of it", true),
            new Option("", "version", "", "show the version", false));

    private static final int WIDTH = 22;

    /** All options, one a line, as JLine's {@link org.jline.builtins.Options} reads them. */
    public static String lines() {
        return TABLE.stream().map(Option::line).collect(Collectors.joining("\n"));
    }

    private String line() {
        return "  %2s %s%s".formatted(letter.isEmpty() ? "" : "-" + letter, padded(), meaning);
    }

    private String padded() {
        String form = "--" + name + (value.isEmpty() ? "" : "=" + value);
        return form + " ".repeat(Math.max(1, WIDTH - form.length()));
    }

    /** How it is written: {@code -c, --command=LINES}. */
    String form() {
        return (letter.isEmpty() ? "" : "-" + letter + ", ") + "--" + name + (value.isEmpty() ? "" : "=" + value);
    }

    /** Whether it may stand behind any verb; --json only behind those that answer programs. */
    boolean isForEveryVerb() {
        return standsBehindVerb && !name.equals(JSON);
    }

    /** What can stand behind its name: each choice of the value when there are some, else nothing. */
    List<String> choices() {
        return name.equals(COLOR)
                ? Settings.COLOUR.choices().stream()
                        .map(choice -> "=" + choice.word())
                        .toList()
                : List.of("");
    }

    /** Whether an argument is an option that may stand behind the verb as well as before it. */
    public static boolean standsAnywhere(String argument) {
        return TABLE.stream().anyMatch(option -> option.standsBehindVerb && option.isWritten(argument));
    }

    private boolean isWritten(String argument) {
        return value.isEmpty()
                ? argument.equals("--" + name) || !letter.isEmpty() && argument.equals("-" + letter)
                : argument.startsWith("--" + name + "=");
    }
}

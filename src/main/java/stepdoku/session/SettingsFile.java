package stepdoku.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.commons.lang3.StringUtils;
import stepdoku.format.Decoding;
import stepdoku.text.Words;

/**
 * The file that keeps what was chosen: a setting a line, {@code theme = light}, comments behind {@code #}. It belongs to
 * the person who edits it: a save changes the line of one setting and nothing else.
 */
public final class SettingsFile {
    private static final String HEAD = """
            # The settings of Stepdoku: NAME = VALUE, one a line; # begins a comment.
            # At the prompt, option shows them all, and option NAME VALUE changes one here.
            """;

    private final Path path;

    private SettingsFile(Path path) {
        this.path = path;
    }

    public static SettingsFile at(Path path) {
        return new SettingsFile(path);
    }

    // ---- reading

    /** Chooses what the file says. What cannot be understood is passed over: a sentence for each such line. */
    public List<String> readInto(Settings settings) {
        List<String> faults = new ArrayList<>();
        try {
            int number = 0;
            for (String line : text().lines().toList()) {
                number++;
                readLine(line, number, settings, faults);
            }
        } catch (IOException fault) {
            faults.add("cannot read %s: %s; settings are as usual".formatted(this, WholeFile.reason(fault)));
        }
        return faults;
    }

    /** The text of the file; empty when there is none. */
    private String text() throws IOException {
        return Files.exists(path) ? Decoding.text(TextFile.bytes(path)) : "";
    }

    private void readLine(String line, int number, Settings settings, List<String> faults) {
        String said = StringUtils.substringBefore(line, "#").strip();
        if (!said.isEmpty()) {
            try {
                choose(said, settings);
            } catch (UserError fault) {
                faults.add("%s, line %d: %s".formatted(this, number, fault.getMessage()));
            }
        }
    }

    private static void choose(String said, Settings settings) {
        if (!said.contains("=")) {
            throw new UserError("'%s' is no setting: write NAME = VALUE".formatted(Words.shorten(said)));
        }
        String name = StringUtils.substringBefore(said, "=").strip();
        Setting<?> setting = Settings.find(name)
                .orElseThrow(() -> new UserError("there is no setting '%s': they are %s"
                        .formatted(
                                Words.shorten(name),
                                Settings.TABLE.stream().map(Setting::name).collect(Collectors.joining(", ")))));
        settings.choose(setting, StringUtils.substringAfter(said, "=").strip());
    }

    // ---- writing

    /** Keeps a choice for the next start. A file that cannot be written is an error that says why. */
    public void save(Setting<?> setting, String word) {
        try {
            Files.createDirectories(path.toAbsolutePath().getParent());
            WholeFile.write(path, with(setting, word, Files.exists(path) ? text() : fresh()));
        } catch (IOException fault) {
            throw new UserError("cannot write %s: %s".formatted(this, WholeFile.reason(fault)));
        }
    }

    /** A file in which nothing is chosen, but everything is described. */
    private static String fresh() {
        return HEAD + Settings.TABLE.stream().map(SettingsFile::described).collect(Collectors.joining());
    }

    private static String described(Setting<?> setting) {
        int width = setting.choices().stream()
                .mapToInt(choice -> choice.word().length())
                .max()
                .orElseThrow();
        String choices = setting.choices().stream()
                .map(choice ->
                        "#   %s  %s\n".formatted(StringUtils.rightPad(choice.word(), width), choice.description()))
                .collect(Collectors.joining());
        return "\n# %s\n%s#%s\n"
                .formatted(
                        setting.summary(),
                        choices,
                        line(setting, setting.usual().word()));
    }

    private static String line(Setting<?> setting, String word) {
        return setting.name() + " = " + word;
    }

    /** The text with the choice in the setting's line; else in the line that is there as a comment; else at the end. */
    private static String with(Setting<?> setting, String word, String text) {
        List<MatchResult> lines = find("(?m)^\\h*%s\\h*=\\h*([^#\r\n]*?)(?=\\h*(#|\r|$))", setting, text);
        if (!lines.isEmpty()) {
            MatchResult last = lines.get(lines.size() - 1);
            return replaced(text, last.start(1), last.end(1), word);
        }
        List<MatchResult> asleep = find("(?m)^#%s = \\S+\\h*(?=\r|$)", setting, text);
        if (!asleep.isEmpty()) {
            MatchResult first = asleep.get(0);
            return replaced(text, first.start(), first.end(), line(setting, word));
        }
        return text + (text.isEmpty() || text.endsWith("\n") ? "" : "\n") + line(setting, word) + "\n";
    }

    private static List<MatchResult> find(String pattern, Setting<?> setting, String text) {
        return Pattern.compile(pattern.formatted(setting.name()))
                .matcher(text)
                .results()
                .toList();
    }

    private static String replaced(String text, int from, int to, String part) {
        return text.substring(0, from) + part + text.substring(to);
    }

    /** The path as people write it: {@code ~/.config/stepdoku/settings}. */
    @Override
    public String toString() {
        Path home = Path.of(System.getProperty("user.home", ""));
        return path.startsWith(home) && !home.toString().isEmpty() ? "~/" + home.relativize(path) : path.toString();
    }
}

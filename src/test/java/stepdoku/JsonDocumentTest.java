package stepdoku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import stepdoku.command.Command;
import stepdoku.command.Commands;

/** docs/json.md is true: below each line that is typed into the shell stands what comes back. */
class JsonDocumentTest {
    private static final Path FILE = Path.of("docs/json.md");
    private static final Path BOARDS = Path.of("src/test/resources/boards");
    private static final Pattern EXAMPLES = Pattern.compile("(?s)(```shell\n)(.*?)(```\n)");
    private static final int LONGEST = 500;

    @Test
    void examplesAreWhatTheShellGets() throws IOException {
        String text = Files.readString(FILE);
        String now = EXAMPLES.matcher(text).replaceAll(JsonDocumentTest::replayed);
        if ("write".equals(System.getProperty("transcripts"))) {
            Files.writeString(FILE, now);
        }
        assertEquals(now, Files.readString(FILE));
    }

    private static String replayed(MatchResult examples) {
        String lines = examples.group(2)
                .lines()
                .filter(line -> line.startsWith("$ "))
                .map(line -> line + "\n" + answer(line.substring(2)))
                .collect(Collectors.joining());
        return Matcher.quoteReplacement(examples.group(1) + lines + examples.group(3));
    }

    private static String answer(String line) {
        try {
            Run run = CommandLine.of(line, BOARDS).run();
            assertEquals("", run.err(), line);
            return run.out().lines().map(JsonDocumentTest::shown).collect(Collectors.joining());
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /** An object as the document shows it. */
    private static String shown(String object) {
        JsonParser.parseString(object).getAsJsonObject();
        String timeless = object.replaceAll("(\"milliseconds\":)[-0-9.E]+", "$10.1")
                .replaceAll("(\"version\":)\"[^\"]*\"", "$1\"0.1.0\"");
        return (timeless.length() <= LONGEST ? timeless : timeless.substring(0, LONGEST) + " ...") + "\n";
    }

    @Test
    void everyVerbThatAnswersProgramsIsThere() throws IOException {
        String text = Files.readString(FILE);
        Set<String> missing = Commands.TABLE.stream()
                .map(Command::sheet)
                .filter(sheet -> sheet.standsAlone() && sheet.answersPrograms())
                .map(sheet -> sheet.name())
                .filter(verb -> !text.matches("(?s).*\\b" + verb + "\\b.*"))
                .collect(Collectors.toSet());
        assertTrue(missing.isEmpty(), missing.toString());
    }
}

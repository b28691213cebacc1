package stepdoku.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What was typed and what must appear. A transcript is a text file; a line that begins with {@code > } is typed, the lines
 * below it are the answer. Run with {@code -Dtranscripts=write} to write the answers anew, and read the difference.
 */
class TranscriptsTest {
    private static final Path FOLDER = Path.of("src/test/resources/transcripts");

    @TestFactory
    Stream<DynamicTest> whatWasTypedGivesWhatMustAppear() throws IOException {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            List<Path> transcripts = files.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .toList();
            return transcripts.stream()
                    .map(file -> DynamicTest.dynamicTest(FOLDER.relativize(file).toString(), () -> play(file)));
        }
    }

    private static void play(Path file) throws IOException {
        String expected = Files.readString(file);
        String actual = replay(expected);
        if ("write".equals(System.getProperty("transcripts"))) {
            Files.writeString(file, actual);
        } else {
            assertEquals(expected, actual);
        }
    }

    /** The transcript with the answers that are given today. */
    private static String replay(String transcript) {
        Typing typing = new Typing();
        StringBuilder text = new StringBuilder();
        for (String line : transcript.lines().toList()) {
            if (line.startsWith("#") && text.indexOf("> ") < 0) {
                text.append(line).append('\n');
            } else if (line.equals(">") || line.startsWith("> ")) {
                text.append(line).append('\n');
                text.append(timeless(typing.type(line.substring(1).strip())));
            }
        }
        return text.toString();
    }

    /** How long something took differs from run to run. */
    private static String timeless(String answer) {
        return answer.replaceAll("in [0-9.]+ ms", "in ... ms");
    }
}

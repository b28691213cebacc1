package stepdoku.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What was typed and what must appear: a line that begins with {@code > } is typed, the lines below it are the answer. Run
 * the tests with {@code -Dtranscripts=write} to write the answers anew, and read the difference.
 */
final class Transcript {
    private Transcript() {}

    /** Compares a file with what it should be, or makes it so. */
    static void compare(Path file, String expected) throws IOException {
        if ("write".equals(System.getProperty("transcripts"))) {
            Files.writeString(file, expected);
        } else {
            assertEquals(expected, Files.readString(file));
        }
    }

    /** The transcript with the answers that a fresh console gives today; lines above the first that is typed stay. */
    static String replay(String transcript) {
        return replay("", transcript);
    }

    /** The same in a console in which some commands were run before. */
    static String replay(String before, String transcript) {
        Typing typing = new Typing();
        typing.type(before);
        StringBuilder text = new StringBuilder();
        boolean begun = false;
        for (String line : transcript.lines().toList()) {
            boolean typed = line.equals(">") || line.startsWith("> ");
            if (typed) {
                text.append(line)
                        .append('\n')
                        .append(timeless(typing.type(line.substring(1).strip())));
            } else if (!begun) {
                text.append(line).append('\n');
            }
            begun = begun || typed;
        }
        return text.toString();
    }

    /** How long something took differs from run to run. */
    static String timeless(String answer) {
        return answer.replaceAll("in [0-9.]+ ms", "in ... ms").replaceAll(" +[0-9.]+ m?s(?=  |\n)", "  ...");
    }
}

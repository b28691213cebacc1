package stepdoku.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import stepdoku.line.Completion;

/** Whoever wants letters for rows reads them in every answer; what programs read stays as it is. */
class CellsInAnswersTest {
    private static final Path FOLDER = Path.of("src/test/resources/transcripts");
    /** Verbs that speak of the notation itself, or repeat what was typed. */
    private static final Set<String> EXCEPT = Set.of("help", "?", "option", "history");

    private static final Pattern ROW_AND_COLUMN = Pattern.compile("(?<!')\\br\\d+c\\d+\\b");

    /** What lessons show as it stands, such as what a program prints. */
    private static final Pattern SHOWN_AS_IT_STANDS = Pattern.compile("(?m)^│   .*$");

    private final Typing typing = new Typing();

    @TestFactory
    Stream<DynamicTest> noAnswerOfTheTranscriptsHasTheOtherNames() throws IOException {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            List<Path> transcripts = files.filter(file -> file.toString().endsWith(".txt"))
                    .filter(file -> !file.getFileName().toString().startsWith("option"))
                    .sorted()
                    .toList();
            return transcripts.stream()
                    .map(file -> DynamicTest.dynamicTest(FOLDER.relativize(file).toString(), () -> play(file)));
        }
    }

    private static void play(Path file) throws IOException {
        Typing typing = new Typing();
        typing.type("option coordinates A1");
        for (String line : Files.readAllLines(file)) {
            String typed = line.startsWith(">") ? line.substring(1).strip() : "";
            typing.type(typed);
            String talk = SHOWN_AS_IT_STANDS.matcher(typing.talk()).replaceAll("");
            if (EXCEPT.stream().noneMatch(typed::startsWith)) {
                assertFalse(ROW_AND_COLUMN.matcher(talk).find(), "> " + typed + "\n" + talk);
            }
        }
    }

    @Test
    void whatIsTypedMayBeEither() {
        typing.type("load leetcode", "option coordinates A1");
        assertEquals(
                "A3 is empty; candidates 1 2 4",
                typing.type("explain r1c3").lines().findFirst().orElseThrow());
        assertEquals(
                "A3 is empty; candidates 1 2 4",
                typing.type("explain A3").lines().findFirst().orElseThrow());
    }

    @Test
    void completionOffersTheNamesThatAreShown() {
        typing.type("load leetcode", "option coordinates A1");
        List<String> words = Draft.at("set ", 4).orElseThrow().completions(typing.session()).stream()
                .map(Completion::word)
                .toList();
        assertTrue(words.contains("A3"), words.toString());
        assertFalse(words.contains("r1c3"), words.toString());
    }

    @Test
    void dataForProgramsStaysAsItIs() {
        String before = typing.type("load leetcode", "step 3", "trace - 1..3");
        typing.type("option coordinates A1");
        assertEquals(before, typing.type("trace - 1..3"));
    }

    @Test
    void whatWasTypedIsQuotedAsItWasTyped() {
        assertEquals(
                "there is no cell 'r10c3': rows and columns go from 1 to 9\n",
                typing.type("option coordinates A1", "load leetcode", "explain r10c3"));
    }
}

package stepdoku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import stepdoku.command.Command;
import stepdoku.command.Commands;
import stepdoku.terminal.Streams;

/** What holds for every verb that is started from the shell. */
class FromTheShellTest {
    private static final Path BOARDS = Path.of("src/test/resources/boards");
    private static final String LEETCODE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /** Something that holds for a verb. */
    private interface Claim {
        void of(String verb) throws IOException;
    }

    private static Stream<DynamicTest> each(Stream<Command> commands, Claim claim) {
        return commands.map(command -> DynamicTest.dynamicTest(command.toString(), () -> claim.of(command.toString())));
    }

    @TestFactory
    Stream<DynamicTest> everyVerbTellsHowItIsUsed() {
        return each(Commands.TABLE.stream(), verb -> {
            Run help = Run.of(verb, "--help");
            assertEquals(0, help.status());
            assertTrue(help.out().startsWith("Usage: stepdoku "), help.out());
            assertTrue(help.out().contains("  $ stepdoku "), help.out());
            assertTrue(help.out().contains("Exit status"), help.out());
            assertEquals(help, Run.of("-h", verb));
        });
    }

    @TestFactory
    Stream<DynamicTest> aWordThatIsNeitherABoardNorTheVerbsOwnIsNamed() {
        Stream<String> lines = Stream.of(
                "solve nofile.txt",
                "check nofile.txt",
                "show nofile.txt",
                "hint nofile.txt",
                "rate nofile.txt",
                "compare nofile.txt",
                "step nofile.txt",
                "until nofile.txt",
                "watch nofile.txt");
        return lines.map(line -> DynamicTest.dynamicTest(line, () -> {
            Run run = Run.reading(LEETCODE, line.split(" "));
            assertEquals(2, run.status());
            assertTrue(run.err().startsWith("there is no sample, file or board 'nofile.txt'"), run.err());
        }));
    }

    @Test
    void aMistypedSampleIsGuessed() throws IOException {
        assertEquals(
                "there is no sample, file or board 'leetcod'; did you mean leetcode?\n",
                Run.of("solve", "leetcod").err());
    }

    @Test
    void aMistypedVerbIsGuessed() throws IOException {
        Run run = Run.of("sovle", "leetcode");
        assertEquals(2, run.status());
        assertTrue(run.err().contains("did you mean solve?"), run.err());
    }

    @Test
    void theVerbsOwnWordsAreNoBoards() throws IOException {
        String hex = ".".repeat(256);
        assertEquals(0, Run.reading(hex, "explain", "r12c3").status());
        assertEquals(0, Run.reading(LEETCODE, "hint", "naked", "single").status());
        assertEquals(0, Run.reading(LEETCODE, "compare", "forced").status());
        assertEquals(0, Run.reading(LEETCODE, "show", "cand").status());
    }

    @TestFactory
    Stream<DynamicTest> everyExampleWorks() throws IOException {
        return Stream.concat(Commands.TABLE.stream().map(Command::toString), Stream.of("completion", "man"))
                .flatMap(FromTheShellTest::examples)
                .distinct()
                .map(line -> DynamicTest.dynamicTest(line, () -> {
                    Run run = CommandLine.of(line, BOARDS).run();
                    assertNotEquals(2, run.status(), run.err());
                }));
    }

    /** The examples in the help of a verb, without those whose lines are typed at the prompt; another test does that. */
    private static Stream<String> examples(String verb) {
        try {
            String help = Run.of(verb, "--help").out();
            String unwrapped = help.replaceAll("(?m)(^  \\$ .*)\\n  (?!\\$)", "$1 ");
            return unwrapped
                    .lines()
                    .filter(line -> line.startsWith("  $ ") && !line.contains(" -c "))
                    .map(line -> line.substring(4));
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    @TestFactory
    Stream<DynamicTest> verbsThatAnswerProgramsWriteOneObjectALine() {
        return Commands.TABLE.stream()
                .filter(command ->
                        command.sheet().standsAlone() && command.sheet().answersPrograms())
                .flatMap(command -> examples(command.toString()).limit(1))
                .map(line -> DynamicTest.dynamicTest(line, () -> {
                    CommandLine command = CommandLine.of(line, BOARDS);
                    Run json = command.run("--json");
                    assertEquals(command.run().status(), json.status(), json.err());
                    assertFalse(json.out().isEmpty());
                    json.out()
                            .lines()
                            .forEach(object -> JsonParser.parseString(object).getAsJsonObject());
                    assertEquals("", json.err());
                }));
    }

    @TestFactory
    Stream<DynamicTest> verbsThatDoNotSaySoInOneSentence() {
        Stream<Command> silent =
                Commands.TABLE.stream().filter(command -> !command.sheet().answersPrograms());
        return each(silent, verb -> {
            Run refused = Run.of(verb, "--json");
            assertEquals(2, refused.status());
            assertEquals("", refused.out());
            assertTrue(refused.err().startsWith(verb + " has no answer for programs; --json goes with load, "));
        });
    }

    @Test
    void theOptionMayStandBeforeTheVerbToo() throws IOException {
        assertEquals(Run.of("show", "tiny-one", "--json"), Run.of("--json", "show", "tiny-one"));
    }

    @Test
    void anOptionThatIsNoneIsNamed() throws IOException {
        Run refused = Run.of("solve", "--jsn", "leetcode");
        assertEquals(2, refused.status());
        assertEquals("stepdoku: solve has no option '--jsn'; --help shows what can be said\n", refused.err());
    }

    @Test
    void anAnswerThatIsNoIsAnObjectToo() throws IOException {
        Run run = Run.of("hint", "clash", "--json");
        assertEquals(1, run.status());
        assertTrue(run.out().startsWith("{\"error\":\""), run.out());
        assertEquals("", run.err());
    }

    @Test
    void whatIsNotUnderstoodIsToldOnStandardErrorAlone() throws IOException {
        Run run = Run.of("solve", "leetcode", "by", "magic", "--json");
        assertEquals(2, run.status());
        assertEquals("", run.out());
        assertTrue(run.err().contains("no way to solve"), run.err());
    }

    @Test
    void linesAnswerProgramsOneObjectForEachAnswer() throws IOException {
        Run run = Run.of("--json", "-c", "load tiny-one; break solution; goto end; stats");
        assertEquals(3, run.out().lines().count(), run.out());
    }

    @Test
    void ofManyBoardsEachLineIsAnObjectInOrder() throws IOException {
        Run run = Run.reading(LEETCODE + "\n123\n# a comment\n" + LEETCODE + "\n", "check", "--json");
        List<Integer> lines = run.out()
                .lines()
                .map(line -> JsonParser.parseString(line)
                        .getAsJsonObject()
                        .get("line")
                        .getAsInt())
                .toList();
        assertEquals(List.of(1, 2, 4), lines);
        assertTrue(run.out().contains("{\"line\":2,\"error\":\"3 cells"), run.out());
        assertEquals(1, run.status());
    }

    @Test
    void aFileWithABoardIsNotOverwrittenByItsTrace() throws IOException {
        CommandLine trace = CommandLine.of("stepdoku trace board.txt - 1..2", BOARDS);
        assertEquals(2, trace.run().out().lines().count());
    }

    /** Nobody reads on: everything that is written after so many bytes is refused. */
    private static final class ClosedPipe extends OutputStream {
        private final ByteArrayOutputStream read = new ByteArrayOutputStream();

        @Override
        public void write(int one) throws IOException {
            if (read.size() >= 1000) {
                throw new IOException("Broken pipe");
            }
            read.write(one);
        }
    }

    @Test
    void theWorkEndsInSilenceWhenNobodyReadsOn() throws IOException {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams streams = new Streams(InputStream.nullInputStream(), new ClosedPipe(), err);
        assertEquals(141, Main.run(streams, "generate", "1000000", "seed", "1"));
        assertEquals("", err.toString());
    }
}

package stepdoku.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stepdoku.terminal.Launch.Outcome;

/** The program without a terminal: pipes, {@code -c}, single verbs, files. */
class PipeIT {
    private static final String LEETCODE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @TempDir
    private Path home;

    @Test
    void aPipeStepsForwardAndBack() throws Exception {
        Outcome outcome = pipe("load leetcode\nstep 9\nback 3\ngoto end\nstats\n");
        assertEquals(0, outcome.status());
        assertEquals(
                List.of(
                        "time 9: retract r1c7 = 9, depth 3",
                        "time 6: retract r1c8 = 9, depth 4",
                        "time 8365: solved; 4208 placements, 4157 retractions, 37652 tests"),
                lines(outcome, "time \\d+:.*"));
    }

    @Test
    void thereIsNoPromptNoEchoNoColourAndNoHistory() throws Exception {
        Outcome outcome = pipe("load tiny-one\nstep\n");
        assertFalse(outcome.out().contains("> "), outcome.out());
        assertFalse(outcome.out().contains("load tiny-one"), outcome.out());
        assertFalse(outcome.out().contains("\u001b"), outcome.out());
        assertTrue(Files.notExists(home.resolve(".local/state/stepdoku/history")));
    }

    @Test
    void aLastLineWithoutAnEndIsRead() throws Exception {
        assertEquals(1, lines(pipe("load tiny-one\nstep"), "time 1: .*").size());
    }

    @Test
    void aFailingLineIsToldOnStandardErrorAndTheRunGoesOn() throws Exception {
        Outcome outcome = pipe("load leetcode\nset r1c1 4\nstep\n");
        assertEquals(2, outcome.status());
        assertEquals("line 2: r1c1 is a given and stays 5\n", outcome.err());
        assertEquals(1, lines(outcome, "time 1: place r1c3 = 1, depth 1").size());
    }

    @Test
    void theStatusIsThatOfTheWorstLine() throws Exception {
        assertEquals(0, run("-c", "load leetcode; check").status());
        assertEquals(1, run("-c", "load clash; check; show").status());
        assertEquals(2, run("-c", "load clash; frobnicate; check").status());
    }

    @Test
    void theMovesAreTracedAsJsonLinesAndNothingElse() throws Exception {
        Outcome outcome = run("trace", "leetcode", "-", "1..14");
        List<String> lines = outcome.out().lines().toList();
        assertEquals(14, lines.size());
        assertEquals("{\"time\":1,\"move\":\"place\",\"cell\":\"r1c3\",\"digit\":1,\"depth\":1}", lines.get(0));
        assertEquals("{\"time\":9,\"move\":\"retract\",\"cell\":\"r1c7\",\"digit\":9,\"depth\":3}", lines.get(8));
        assertEquals("", outcome.err());
    }

    @Test
    void linesThatWriteDataKeepTheTalkOffStandardOutput() throws Exception {
        Outcome outcome = run("-c", "load leetcode; trace - 1..14");
        assertEquals(
                14, outcome.out().lines().filter(line -> line.startsWith("{")).count());
        assertEquals(14, outcome.out().lines().count());
        assertTrue(outcome.err().startsWith("leetcode: 30 givens"), outcome.err());
    }

    @Test
    void theMovesOfAProgramAreCheckedFromStandardInput() throws Exception {
        String moves = run("trace", "leetcode", "-").out();
        assertEquals(
                0,
                Launch.at(home)
                        .reading(moves)
                        .run("check-trace", "leetcode", "-")
                        .status());
        assertEquals(
                1,
                Launch.at(home)
                        .reading("place r1c3 2\n")
                        .run("check-trace", "leetcode", "-")
                        .status());
        Outcome unreadable = Launch.at(home).reading("place r0c2 1\n").run("check-trace", "leetcode", "-");
        assertEquals(2, unreadable.status());
        assertTrue(unreadable.err().startsWith("standard input: line 1: there is no cell"), unreadable.err());
    }

    @Test
    void aVerbReadsItsBoardFromAFileAndFromStandardInput() throws Exception {
        Path file = Files.writeString(home.resolve("board.txt"), LEETCODE + "\n");
        for (Outcome outcome : List.of(
                run("solve", file.toString()),
                Launch.at(home).reading(LEETCODE + "\n").run("solve"),
                Launch.at(home).reading(LEETCODE).run("solve", "-"))) {
            assertEquals(0, outcome.status(), outcome.err());
            assertTrue(outcome.out().contains("the only solution"), outcome.out());
        }
    }

    @Test
    void eachBoardOfAFileIsAnsweredByALine() throws Exception {
        Path file = Files.writeString(home.resolve("boards.txt"), LEETCODE + "\n12345\n" + LEETCODE + "\n");
        Outcome outcome = run("check", file.toString());
        assertEquals((LEETCODE + "\tone solution\n").repeat(2), outcome.out());
        assertTrue(outcome.err().startsWith("line 2: 5 cells"), outcome.err());
        assertEquals(1, outcome.status());
    }

    @Test
    void theWorkEndsWhenNobodyReadsOn() throws Exception {
        Path file = Files.writeString(home.resolve("boards.txt"), (LEETCODE + "\n").repeat(50_000));
        Launch launch = Launch.at(home);
        Outcome outcome = new Launch(Path.of("/bin/sh"), home, launch.environment(), "")
                .run("-c", "{ %s solve %s; echo $? >&2; } | head -n 1".formatted(launch.program(), file));
        assertEquals(1, outcome.out().lines().count());
        assertEquals("141\n", outcome.err());
    }

    @Test
    void boardsAreMadeAsLines() throws Exception {
        Outcome outcome = run("generate", "3", "seed", "7");
        assertEquals(3, lines(outcome, "[1-9.]{81}").size());
        assertEquals("", outcome.err());
    }

    @Test
    void filesThatCannotBeReadGetOneSentence() throws Exception {
        Path binary = Files.write(home.resolve("binary"), new byte[] {0, 1, 2, (byte) 0xff, 0, 7});
        Path folder = Files.createDirectory(home.resolve("folder"));
        for (String name : List.of("missing.txt", "/no/such/folder/x.sdk", binary.toString(), folder.toString())) {
            Outcome outcome = run("check", name);
            assertEquals(2, outcome.status(), name);
            assertEquals("", outcome.out(), name);
            assertEquals(1, sentences(outcome), outcome.err());
        }
    }

    @Test
    void wildInputGetsASentenceALineAndNothingIsLost() throws Exception {
        String longLine = "x".repeat(100_000);
        Outcome outcome = pipe("load leetcode\nstep 9\n" + longLine + "\n\u0001\u0002\u001b[31m\nset r1c3 "
                + "9".repeat(100_000) + "\n1..\u0000..\nstep\n");
        assertEquals(2, outcome.status());
        assertEquals(1, lines(outcome, "time 10: .*").size());
        assertFalse(outcome.err().contains("\u001b"), outcome.err());
        assertFalse(outcome.err().contains("Exception"), outcome.err());
        assertTrue(outcome.err().length() < 2_000, "too much is said");
    }

    @Test
    void aBoardCanBePipedRowByRow() throws Exception {
        String rows = LEETCODE.replaceAll(".{9}", "$0\n");
        Outcome outcome = pipe(rows + "step\n");
        assertEquals(0, outcome.status());
        assertEquals(1, lines(outcome, "time 1: place r1c3 = 1, depth 1").size());
    }

    @Test
    void colourAndAsciiAreAsAskedFor() throws Exception {
        assertTrue(run("--color", "always", "show", "leetcode").out().contains("\u001b["));
        assertFalse(run("--color", "never", "show", "leetcode").out().contains("\u001b["));
        assertTrue(run("--ascii", "show", "leetcode").out().chars().allMatch(symbol -> symbol < 128));
    }

    @Test
    void scriptsNeitherReadNorChangeWhatAPersonHasChosen() throws Exception {
        Path settings =
                Files.createDirectories(home.resolve(".config/stepdoku")).resolve("settings");
        Files.writeString(settings, "step = none\ncoordinates = A1\nnonsense\n");
        assertEquals(
                "step line: the move, on one line\ntime 1: place r1c3 = 1, depth 1\n",
                run("-c", "option step line; step", "leetcode").out().replaceFirst("(?s).*?(?=step line)", ""));
        assertEquals("step = none\ncoordinates = A1\nnonsense\n", Files.readString(settings));
    }

    @Test
    void anEncodingWithoutFramesGetsAscii() throws Exception {
        Outcome outcome = Launch.at(home).with("LC_ALL", "C").run("show", "leetcode");
        assertTrue(outcome.out().chars().allMatch(symbol -> symbol < 128 && symbol != '?'), outcome.out());
    }

    @Test
    void theLaunchersWarmUpTypesNothingIntoTheHistory() throws Exception {
        assertEquals(0, run("--warm-up").status());
        assertTrue(Files.notExists(home.resolve(".local/state/stepdoku/history")));
    }

    private Outcome pipe(String lines) throws Exception {
        return Launch.at(home).reading(lines).run();
    }

    private Outcome run(String... arguments) throws Exception {
        return Launch.at(home).run(arguments);
    }

    private static List<String> lines(Outcome outcome, String pattern) {
        return outcome.out().lines().filter(line -> line.matches(pattern)).toList();
    }

    /** A sentence may be wrapped; all of its lines count as one if there is one full thought: no blank line, no trace. */
    private static long sentences(Outcome outcome) {
        return outcome.err().contains("\tat ") ? 99 : outcome.err().strip().split("\n\n").length;
    }
}

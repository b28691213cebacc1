package stepdoku.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The console at a real pseudo-terminal, with real keys. */
class ShellIT {
    private static final String UP = PseudoTerminal.UP;

    @TempDir
    private Path home;

    @Test
    void aBoardOnTheCommandLineIsOnTheTable() throws Exception {
        try (PseudoTerminal terminal = console("leetcode")) {
            terminal.awaits("30 givens, 51 empty, one solution");
            terminal.types("s\r");
            terminal.awaits("time 1: place r1c3 = 1, depth 1");
            terminal.awaits("time 1 depth 1>");
        }
    }

    @Test
    void tabCompletesVerbsCellsSamplesAndStrategies() throws Exception {
        try (PseudoTerminal terminal = console()) {
            terminal.types("loa\ttiny-tw\te\t\r");
            terminal.awaits("tiny-twelve: 4 givens, 12 empty, one solution");
            terminal.types("set r2c2\t 1\r");
            terminal.awaits("set r2c2 = 1");
            terminal.types("stra\tback\t\r");
            terminal.awaits("strategy backward: ");
        }
    }

    @Test
    void theLineIsColouredTippedAndSuggestedWhileItIsTyped() throws Exception {
        try (PseudoTerminal terminal = console("leetcode")) {
            terminal.awaits("stepdoku>");
            terminal.types("set r1c3 4");
            terminal.awaitsRow("set CELL DIGIT ...   4: leaves 8 peers without it");
            assertTrue(terminal.output().contains("\u001b[1ms"), "a verb that is known is bold");
            terminal.types("\r");
            terminal.awaits("a row without the tip", rows -> rows.stream().noneMatch(row -> row.contains("DIGIT")));
            terminal.types("se");
            terminal.awaitsRow("stepdoku> set r1c3 4");
            terminal.types(PseudoTerminal.RIGHT);
            terminal.awaitsRow("set CELL DIGIT ...   4: what it holds");
        }
    }

    @Test
    void anEmptyLineRepeatsTheLastStep() throws Exception {
        try (PseudoTerminal terminal = console("leetcode")) {
            terminal.types("s 2\r");
            terminal.awaits("time 2 depth 2>");
            terminal.types("\r");
            terminal.awaits("time 4 depth 4>");
        }
    }

    @Test
    void controlCPausesARunningSearchAtATrueTime() throws Exception {
        try (PseudoTerminal terminal = console("wikipedia-worst")) {
            terminal.awaits("17 givens");
            terminal.types("continue\r");
            terminal.awaits("moves/s");
            terminal.types(PseudoTerminal.CTRL_C);
            terminal.awaits("Paused");
            terminal.types("b\r");
            terminal.awaits("time ");
            terminal.types("goto 9\r");
            terminal.awaits("time 9 depth ");
        }
    }

    @Test
    void controlCClearsTheLineAndControlDLeaves() throws Exception {
        try (PseudoTerminal terminal = console()) {
            terminal.awaits("stepdoku>");
            terminal.types("load leetcode" + PseudoTerminal.CTRL_C);
            terminal.awaits("a second prompt", screen -> prompts(screen) == 2);
            terminal.types("new 4\r");
            terminal.awaits("empty board of 4x4");
            terminal.awaits("a third prompt", screen -> prompts(screen) == 3);
            terminal.types(PseudoTerminal.CTRL_D);
            assertEquals(0, terminal.exitStatus());
            assertFalse(terminal.output().contains("30 givens"));
        }
    }

    @Test
    void aGridPastedInBracketsIsOneBoard() throws Exception {
        try (PseudoTerminal terminal = console()) {
            terminal.awaits("stepdoku>");
            terminal.types("\u001b[200~.1.3\r....\r.3..\r4...\u001b[201~\r");
            terminal.awaits("12 empty, one solution");
        }
    }

    @Test
    void aGridTypedRowByRowIsOneBoard() throws Exception {
        try (PseudoTerminal terminal = console()) {
            terminal.awaits("stepdoku>");
            terminal.types(".1.3\r");
            terminal.awaits("board, Ctrl-C gives it up>");
            terminal.types("....\r.3..\r4...\r");
            terminal.awaits("12 empty, one solution");
        }
    }

    @Test
    void linesAreKeptFromOneStartToTheNext() throws Exception {
        try (PseudoTerminal terminal = console()) {
            terminal.awaits("stepdoku>");
            terminal.types("load tiny-one\r");
            terminal.awaits("tiny-one: ");
            terminal.types("quit\r");
            assertEquals(0, terminal.exitStatus());
        }
        try (PseudoTerminal terminal = console()) {
            terminal.awaits("stepdoku>");
            terminal.types(UP + UP + "\r");
            terminal.awaits("tiny-one: ");
            terminal.types("history\r");
            terminal.awaits("load tiny-one");
        }
    }

    @Test
    void noColourMeansNoColour() throws Exception {
        try (PseudoTerminal terminal =
                PseudoTerminal.start(Launch.at(home).with("NO_COLOR", "1"), 24, 80, "leetcode")) {
            terminal.awaits("[5][3]");
        }
    }

    @Test
    void aDumbTerminalIsAsWideAsItIs() throws Exception {
        try (PseudoTerminal terminal = PseudoTerminal.start(Launch.at(home).with("TERM", "dumb"), 40, 60, "leetcode")) {
            terminal.awaits("stepdoku>");
            terminal.types("step 9\r");
            terminal.awaitsRow("→ board[r][c] = '.';");
        }
    }

    @Test
    void aDumbTerminalGetsPlainLines() throws Exception {
        try (PseudoTerminal terminal = PseudoTerminal.start(Launch.at(home).with("TERM", "dumb"), 24, 80)) {
            terminal.awaits("stepdoku>");
            terminal.types("load leetcode\r");
            terminal.awaits("[5][3]");
            terminal.types("step 9\r");
            terminal.awaits("time 9: retract r1c7 = 9, depth 3");
            assertFalse(terminal.output().contains("\u001b["), "escape sequences");
            assertEquals(1, StringUtils.countMatches(terminal.output(), "step 9"), "what is typed stands there once");
        }
    }

    @Test
    void anUnknownTerminalGetsWhatMostCanDo() throws Exception {
        try (PseudoTerminal terminal =
                PseudoTerminal.start(Launch.at(home).with("TERM", "some-unknown-term"), 24, 80)) {
            terminal.awaits("stepdoku>");
            terminal.types("hel\t\r");
            terminal.awaits("The console");
            assertFalse(terminal.output().contains("Exception"));
        }
    }

    private static long prompts(List<String> screen) {
        return screen.stream().filter(row -> row.startsWith("stepdoku>")).count();
    }

    private PseudoTerminal console(String... arguments) throws Exception {
        return PseudoTerminal.start(Launch.at(home), 30, 80, arguments);
    }
}

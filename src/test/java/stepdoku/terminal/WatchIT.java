package stepdoku.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The full-screen stepper at a real pseudo-terminal: each key once, and the terminal afterwards as before. */
class WatchIT {
    private static final String FOOT = "? keys  q prompt";
    /** All settings on one line, but for the speed, which means nothing here and which JLine does not keep. */
    private static final String SETTINGS = "stty -a | tail -n +2 | tr '\\n' ' '; echo; ";

    @TempDir
    private Path home;

    @Test
    void eachKeyDoesWhatItsHelpSays() throws Exception {
        try (PseudoTerminal terminal = shell("exec " + program() + " leetcode")) {
            watch(terminal, "goto 9");
            presses(terminal, PseudoTerminal.RIGHT, "time 10: ");
            presses(terminal, "s", "time 11: ");
            presses(terminal, PseudoTerminal.LEFT, "time 10: ");
            presses(terminal, "b", "time 9: ");
            presses(terminal, "B", "time 10: ");
            presses(terminal, "S", "time 9: ");
            presses(terminal, "i", "time 9.1: ");
            presses(terminal, "I", "time 9: ");
            presses(terminal, "c", "time 8365: solved");
            presses(terminal, "b", "time 8364: ");
            presses(terminal, "C", "time 0: ");
            presses(terminal, "n", "time 1: ");
            presses(terminal, "n", "time 666: retract r1c3 = 1");
            presses(terminal, "p", "time 1: ");
            presses(terminal, "P", "time 666: ");
            presses(terminal, "N", "time 1: ");
            presses(terminal, PseudoTerminal.ESCAPE + "[F", "time 8365: ");
            presses(terminal, PseudoTerminal.ESCAPE + "[H", "time 0: ");
            presses(terminal, "l", "time 8365: ");
            presses(terminal, "g900\r", "time 900: ");
            presses(terminal, "o", "time 896: ");
            presses(terminal, "f", "time 906: ");
            presses(terminal, "/retract\r", "breakpoint 1: retract");
            presses(terminal, ":delete all\r", "breakpoint");
            presses(terminal, "t", "rejected");
            presses(terminal, "t", "board[r][c]");
            presses(terminal, "m", "─┬─");
            presses(terminal, "m", "board[r][c]");
            presses(terminal, "?", "what it does");
            presses(terminal, "x", FOOT);
            presses(terminal, "+", "plays 10 moves a second");
            presses(terminal, "-", "plays 5 moves a second");
            presses(terminal, "r", "plays backward, 5 moves a second");
            presses(terminal, " ", "playing backward, 5 a second");
            presses(terminal, " ", "paused");
            terminal.types("q");
            terminal.awaits("the prompt", rows -> rows.stream().anyMatch(row -> row.matches("time \\d+ depth \\d+>")));
        }
    }

    @Test
    void theTerminalIsAfterwardsAsItWasBefore() throws Exception {
        try (PseudoTerminal terminal = shell(SETTINGS + program() + " leetcode; " + SETTINGS + "echo over")) {
            watch(terminal, "step 9");
            terminal.types("q");
            terminal.awaits("time 9 depth 3>");
            terminal.types("quit\r");
            terminal.awaitsRow("over");
            assertSameSettings(terminal);
        }
    }

    @Test
    void aSignalThatEndsItGivesTheTerminalBack() throws Exception {
        String console = "sh -c 'echo $$ >pid; exec " + program() + " leetcode'";
        try (PseudoTerminal terminal = shell(SETTINGS + console + "; " + SETTINGS + "echo over")) {
            watch(terminal, "step 9");
            new ProcessBuilder("sh", "-c", "kill -TERM $(cat pid)")
                    .directory(home.toFile())
                    .start()
                    .waitFor();
            terminal.awaitsRow("over");
            assertSameSettings(terminal);
            assertTrue(terminal.screen().stream().noneMatch(row -> row.contains(FOOT)));
        }
    }

    @Test
    void controlZSuspendsAndTheShellBringsItBack() throws Exception {
        try (PseudoTerminal terminal = shell("exec sh -i")) {
            terminal.types("set -m; " + program() + " leetcode\r");
            watch(terminal, "step 9");
            terminal.types(PseudoTerminal.CTRL_Z);
            terminal.awaits("topped");
            terminal.types("echo out'side'\r");
            terminal.awaitsRow("outside");
            terminal.types("fg\r");
            terminal.awaits(FOOT);
            presses(terminal, "s", "time 10: ");
        }
    }

    @Test
    void playPaintsInPlaceUntilAKeyIsPressed() throws Exception {
        try (PseudoTerminal terminal = shell(SETTINGS + program() + " tiny-twelve; " + SETTINGS + "echo over")) {
            terminal.awaits("stepdoku>");
            terminal.types("play 1\r");
            terminal.awaits("time 2: ");
            terminal.types("x");
            terminal.awaits("the prompt", rows -> rows.stream().anyMatch(row -> row.matches("time \\d depth \\d>")));
            terminal.types("play 1000\r");
            terminal.awaits("The search has its answer");
            terminal.awaits("time 36 depth 12>");
            terminal.types("quit\r");
            terminal.awaitsRow("over");
            assertSameSettings(terminal);
        }
    }

    @Test
    void fromTheShellItOpensABoardAndQEndsIt() throws Exception {
        try (PseudoTerminal terminal =
                shell(SETTINGS + program() + " watch leetcode; echo status $?; " + SETTINGS + "echo over")) {
            terminal.awaits(FOOT);
            presses(terminal, "\033[<65;5;5M", "time 1: place r1c3 = 1");
            terminal.types("q");
            terminal.awaitsRow("status 0");
            terminal.awaitsRow("over");
            assertSameSettings(terminal);
            assertTrue(terminal.output().lastIndexOf("\033[?1000l")
                    > terminal.output().lastIndexOf("\033[?1000h"));
        }
    }

    @Test
    void fromTheShellWithoutAScreenItSaysSo() throws Exception {
        Launch.Outcome outcome = Launch.at(home).run("watch", "leetcode");
        assertEquals(1, outcome.status());
        assertTrue(outcome.out().startsWith("watch needs a terminal with a screen"), outcome.out());
    }

    @Test
    void withoutAScreenItRefuses() throws Exception {
        Launch.Outcome outcome = Launch.at(home).run("-c", "load leetcode; watch");
        assertEquals(1, outcome.status());
        assertTrue(outcome.out().contains("watch needs a terminal with a screen"), outcome.out());
    }

    @Test
    void aDumbTerminalHasNone() throws Exception {
        try (PseudoTerminal terminal = PseudoTerminal.start(Launch.at(home).with("TERM", "dumb"), 24, 80, "leetcode")) {
            terminal.awaits("stepdoku>");
            terminal.types("watch\r");
            terminal.awaits("watch needs a terminal with a screen");
        }
    }

    private static void watch(PseudoTerminal terminal, String before) throws Exception {
        terminal.awaits("stepdoku>");
        terminal.types(before + "; watch\r");
        terminal.awaits(FOOT);
    }

    private static void presses(PseudoTerminal terminal, String keys, String seen) throws Exception {
        terminal.types(keys);
        terminal.awaits(seen);
    }

    private static void assertSameSettings(PseudoTerminal terminal) {
        List<String> settings = terminal.output()
                .lines()
                .filter(line -> line.contains("intr = ^C"))
                .map(line -> line.substring(line.indexOf("intr = ")))
                .toList();
        assertEquals(2, settings.size(), terminal.output());
        assertNotEquals("", settings.get(0));
        assertEquals(settings.get(0), settings.get(1));
    }

    private static String program() {
        return Installation.shared().launcher().toString();
    }

    private PseudoTerminal shell(String line) throws Exception {
        return PseudoTerminal.shell(Launch.at(home), 24, 80, line);
    }
}

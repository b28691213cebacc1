package stepdoku.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The terminal that the other tests look through, with programs that everyone knows. */
class PseudoTerminalIT {
    @TempDir
    private Path home;

    @Test
    void showsWhatIsWrittenAndTypesWhatIsRead() throws Exception {
        try (PseudoTerminal terminal = shell("read name; echo \"┌ hello $name ┐\"")) {
            terminal.types("Ada\r");
            terminal.awaitsRow("┌ hello Ada ┐");
            assertEquals("Ada", terminal.screen().get(0));
            assertEquals(0, terminal.exitStatus());
        }
    }

    @Test
    void isATerminalOfTheSizeThatWasAskedFor() throws Exception {
        try (PseudoTerminal terminal = shell("test -t 0 && test -t 1 && stty size")) {
            terminal.awaitsRow("10 40");
            assertEquals(10, terminal.screen().size());
        }
    }

    @Test
    void controlCInterrupts() throws Exception {
        try (PseudoTerminal terminal = shell("trap 'echo caught; exit 7' INT; echo ready; while :; do sleep 1; done")) {
            terminal.awaitsRow("ready");
            terminal.types(PseudoTerminal.CTRL_C);
            assertEquals(7, terminal.exitStatus());
            terminal.awaits("caught");
        }
    }

    @Test
    void controlDEndsTheInput() throws Exception {
        try (PseudoTerminal terminal = shell("echo ready; cat; echo over")) {
            terminal.awaitsRow("ready");
            terminal.types(PseudoTerminal.CTRL_D);
            terminal.awaitsRow("over");
        }
    }

    @Test
    void failsWithThePictureOfTheScreen() throws Exception {
        try (PseudoTerminal terminal = shell("echo one")) {
            AssertionError failure = assertThrows(AssertionError.class, () -> terminal.awaits("two"));
            assertTrue(failure.getMessage().contains("| one"), failure.getMessage());
        }
    }

    @Test
    void startsStepdokuByItsLauncher() throws Exception {
        try (PseudoTerminal terminal = PseudoTerminal.start(Launch.at(home), 24, 80, "--version")) {
            terminal.awaitsRow("stepdoku " + System.getProperty("stepdoku.version"));
            assertEquals(0, terminal.exitStatus());
        }
    }

    @Test
    void theExitStatusIsThatOfTheProgram() throws Exception {
        try (PseudoTerminal terminal = PseudoTerminal.start(Launch.at(home), 24, 80, "--it's-unknown")) {
            assertEquals(2, terminal.exitStatus());
            terminal.awaits("it's-unknown");
        }
    }

    private PseudoTerminal shell(String line) throws Exception {
        return PseudoTerminal.shell(Launch.at(home), 10, 40, line);
    }
}

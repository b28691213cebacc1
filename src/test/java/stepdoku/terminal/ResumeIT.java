package stepdoku.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A console that is left at a real terminal, however it ends, goes on in the next. */
class ResumeIT {
    @TempDir
    private Path home;

    @Test
    void whoLeavesByControlDCanGoOn() throws Exception {
        try (PseudoTerminal terminal = console("leetcode")) {
            terminal.awaits("30 givens");
            terminal.types("goto 9\r");
            terminal.awaits("time 9 depth 3>");
            terminal.types(PseudoTerminal.CTRL_D);
            assertEquals(0, terminal.exitStatus());
        }
        resumesAt("time 9 depth 3>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"HUP", "TERM"})
    void aSignalAtThePromptKeepsTheSession(String signal) throws Exception {
        try (PseudoTerminal terminal = console("leetcode")) {
            terminal.awaits("30 givens");
            terminal.types("goto 9\r");
            terminal.awaits("time 9 depth 3>");
            end(terminal, signal);
        }
        resumesAt("time 9 depth 3>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"HUP", "TERM"})
    void aSignalOnTheWholeScreenKeepsTheSession(String signal) throws Exception {
        try (PseudoTerminal terminal = console("leetcode")) {
            terminal.awaits("30 givens");
            terminal.types("goto 9; watch\r");
            terminal.awaits("? keys");
            terminal.types("s");
            terminal.awaits("time 10: ");
            end(terminal, signal);
        }
        resumesAt("time 10 depth 2>");
    }

    /** Sends a signal to the program at the terminal; it ends without a word about it. */
    private static void end(PseudoTerminal terminal, String signal) throws Exception {
        long program = terminal.programs()
                .filter(process -> process.info().command().orElse("").endsWith("java"))
                .findFirst()
                .orElseThrow()
                .pid();
        new ProcessBuilder("kill", "-" + signal, String.valueOf(program))
                .start()
                .waitFor();
        terminal.exitStatus();
        assertFalse(terminal.output().contains("Exception"), terminal.output());
    }

    private void resumesAt(String prompt) throws Exception {
        try (PseudoTerminal terminal = console()) {
            terminal.awaits("resume brings back the board of today");
            terminal.types("resume\r");
            terminal.awaits(prompt);
            terminal.types("quit\r");
            assertEquals(0, terminal.exitStatus());
        }
        assertEquals(List.of("history", "last.stepdoku"), kept());
    }

    private List<String> kept() throws IOException {
        Path folder = home.resolve(".local/state/stepdoku");
        assertTrue(Files.isDirectory(folder), folder::toString);
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private PseudoTerminal console(String... arguments) throws Exception {
        return PseudoTerminal.start(Launch.at(home), 30, 80, arguments);
    }
}

package stepdoku.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import stepdoku.session.Settings;

/** A console that is left keeps its session, and the next one can go on with it. */
@Timeout(60)
class LastSessionTest {
    @TempDir
    private Path folder;

    @Test
    void theNextConsoleSaysThatThereIsASessionAndResumesIt() throws Exception {
        console("load leetcode\rset r1c3 4\rgoto 500\rmark here\rquit\r");
        String screen = console("resume\rmarks\rquit\r");
        assertTrue(screen.contains("resume brings back the board of today "), screen);
        assertTrue(screen.contains("time 500: retract r4c7 = 9, depth 20"), screen);
        assertTrue(screen.contains("here"), screen);
    }

    @Test
    void theEndOfTheInputKeepsItToo() throws Exception {
        console("load leetcode\rgoto 500\r\004");
        assertTrue(Files.readString(file()).contains("\ntime 500\n"));
    }

    @Test
    void whoHasDoneNothingKeepsNothingAndLosesNothing() throws Exception {
        console("load leetcode\rgoto 500\rquit\r");
        String before = Files.readString(file());
        console("help\rsamples\rquit\r");
        assertEquals(before, Files.readString(file()));
    }

    @Test
    void nothingIsSaidWhenNothingIsKept() throws Exception {
        String screen = console("quit\r");
        assertFalse(screen.contains("resume"), screen);
        assertFalse(Files.exists(file()));
    }

    @Test
    void aSessionThatCannotBeKeptIsToldInASentence() throws Exception {
        Files.createDirectories(file());
        String screen = console("load leetcode\rquit\r");
        assertTrue(screen.contains("cannot keep this session: it is a folder"), screen);
    }

    private Path file() {
        return folder.resolve("last.stepdoku");
    }

    /** A console from its start to its end, with all keys typed at once. Answers what was written. */
    private String console(String keys) throws Exception {
        try (VirtualTerminal terminal = new VirtualTerminal(100, 40)) {
            terminal.types(keys);
            Settings settings = new Settings();
            settings.choose(Settings.COLOUR, "never");
            settings.choose(Settings.TIPS, "off");
            settings.choose(Settings.SUGGESTIONS, "off");
            UserFiles files = new UserFiles(Optional.of(folder), Optional.empty(), Optional.empty());
            new Shell(terminal.terminal(), settings, files).run(List.of());
            terminal.terminal().flush();
            return terminal.output();
        }
    }
}

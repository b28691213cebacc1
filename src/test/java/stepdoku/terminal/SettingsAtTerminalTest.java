package stepdoku.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import stepdoku.session.Settings;

/** Settings are read at the start, take effect with the next line, and are kept. */
@Timeout(60)
class SettingsAtTerminalTest {
    private static final Pattern ON_YELLOW = Pattern.compile("\u001b\\[([0-9]+;)*43[;m]");

    @TempDir
    private Path folder;

    private VirtualTerminal terminal;
    private Thread console;

    private void starts(String settings) throws IOException {
        Files.writeString(file(), settings);
        terminal = new VirtualTerminal(80, 50);
        console = new Thread(this::run, "console");
        console.start();
    }

    private Path file() {
        return folder.resolve("settings");
    }

    private void run() {
        try {
            UserFiles files = new UserFiles(Optional.empty(), Optional.of(folder), Optional.empty());
            new Shell(terminal.terminal(), inColour(), files).run(List.of("leetcode"));
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /** Whatever the environment of the tests says. */
    private static Settings inColour() {
        Settings settings = new Settings();
        settings.pin(Settings.COLOUR, "always", "the test");
        return settings;
    }

    @AfterEach
    void leaves() throws Exception {
        terminal.types("\rquit\r");
        console.join(1000);
        terminal.close();
        console.join();
    }

    @Test
    void theFileIsReadAtTheStartAndItsFaultsAreTold() throws Exception {
        starts("coordinates = A1\nstep = long\n");
        terminal.awaits("A │");
        String screen = String.join("", terminal.screen());
        assertTrue(screen.contains("settings, line 2:"), screen);
    }

    @Test
    void aChoiceShowsWithTheNextLineAndIsKept() throws Exception {
        starts("# mine\n");
        terminal.awaits("1 │");
        terminal.types("option glyphs ascii\rshow\r");
        terminal.awaits("+---------+---------+---------+");
        terminal.types("option step line\rstep\r");
        terminal.awaits("time 1: place r1c3 = 1, depth 1");
        assertEquals("# mine\nglyphs = ascii\nstep = line\n", Files.readString(file()));
    }

    @Test
    void theStepperFollows() throws Exception {
        starts("");
        terminal.types("goto 900; watch\r");
        terminal.awaits("4 │");
        terminal.types(":option coordinates A1\r");
        terminal.awaits("D │");
        terminal.awaits("time 900: retract D6 = 4, depth 20");
        terminal.types(":option theme contrast\r");
        terminal.awaits("theme contrast");
        terminal.types("q");
        terminal.awaits("time 900 depth 20>");
        assertEquals("coordinates = A1\ntheme = contrast\n", Files.readString(file()));
    }

    @Test
    void aThemeChangesTheStylesOfTheNextPicture() throws Exception {
        starts("");
        terminal.types("goto 10\r");
        terminal.awaits("time 10: retract");
        assertFalse(isOnYellow());
        terminal.types("option theme safe; goto 12; goto 10\r");
        while (!isOnYellow()) {
            Thread.sleep(20);
        }
    }

    private boolean isOnYellow() {
        return ON_YELLOW.matcher(terminal.output()).find();
    }
}

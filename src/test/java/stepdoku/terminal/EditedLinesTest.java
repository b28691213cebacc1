package stepdoku.terminal;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import stepdoku.session.Settings;

/** A line while it is typed, at a terminal inside this program: colours, tip, suggestion, keys. */
@Timeout(120)
class EditedLinesTest {
    private static final String BOLD_RED = "\u001b[31;1m4";
    private static final String END = "\u001b[F";
    private static final String ESCAPE = "\u001b";
    private static final String CLEAR = "\u0015";

    private final Settings settings = new Settings();
    private Optional<Path> inputrc = Optional.empty();
    private VirtualTerminal terminal;
    private Thread console;

    @TempDir
    private Path folder;

    private void opens(int columns, int rows) throws Exception {
        settings.pin(Settings.COLOUR, "always", "the test");
        terminal = new VirtualTerminal(columns, rows);
        console = new Thread(this::run, "console");
        console.start();
        terminal.awaits("stepdoku>");
    }

    private void run() {
        try {
            UserFiles files = new UserFiles(Optional.empty(), Optional.empty(), inputrc);
            new Shell(terminal.terminal(), settings, files).run(List.of("leetcode"));
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    @AfterEach
    void leaves() throws Exception {
        terminal.types("\u0003");
        Thread.sleep(50);
        terminal.types("\rquit\r");
        console.join(5000);
        terminal.close();
        console.join();
    }

    @Test
    void aTipStandsBelowTheLineAndGoesWithIt() throws Exception {
        opens(80, 30);
        terminal.types("set r1c3 ");
        terminal.awaits("set CELL DIGIT ...   DIGIT: 1 2 4 fit r1c3");
        terminal.types("4\r");
        terminal.awaits("set r1c3 = 4");
        assertTrue(terminal.screen().stream().noneMatch(row -> row.contains("CELL")), terminal.screen()::toString);
    }

    @Test
    void tipsCanBeSwitchedOff() throws Exception {
        opens(80, 30);
        terminal.types("option tips off\r");
        terminal.awaits("tips off: ");
        terminal.types("set r1c3 4");
        terminal.awaits("> set r1c3 4");
        assertFalse(terminal.output().contains("fit r1c3"));
    }

    @Test
    void aClashIsSeenWhileItIsTyped() throws Exception {
        opens(80, 30);
        terminal.types("set r1c3 4");
        terminal.awaits("4: leaves 8 peers without it");
        terminal.types(CLEAR + "set r8c1 4");
        terminal.awaits("4: forbidden by r8c4 in row 8");
        assertTrue(terminal.output().contains(BOLD_RED) || terminal.output().contains("\u001b[1;31m4"));
    }

    @Test
    void whatWasTypedBeforeIsSuggestedAndTaken() throws Exception {
        opens(80, 30);
        terminal.types("set r1c3 4\r");
        terminal.awaits("set r1c3 = 4");
        terminal.types("se");
        terminal.awaits("> set r1c3 4");
        terminal.types("\u001b[C");
        terminal.awaits("4: what it holds");
        terminal.types(CLEAR + "se");
        terminal.awaits("put digits into cells");
        terminal.types(END + "2\r");
        terminal.awaits("'42' is not a digit of this board");
    }

    @Test
    void smallScreensStayQuiet() throws Exception {
        opens(60, 30);
        terminal.types("stats\r");
        terminal.awaits("placements");
        terminal.types("sta");
        terminal.awaits("depth 0> sta");
        assertFalse(terminal.output().contains("depth 0> stats"));
        assertFalse(terminal.output().contains("start, stats"));
    }

    @Test
    void historyIsSearchedBackward() throws Exception {
        opens(80, 30);
        terminal.types("set r1c3 4\r");
        terminal.awaits("set r1c3 = 4");
        terminal.types("explain r1c4\r");
        terminal.awaits("r1c4 is empty");
        terminal.types("\u0012r1c3");
        terminal.awaits("bck-i-search: r1c3");
        terminal.types("\r");
        terminal.awaits("bck", false);
    }

    @Test
    void viKeysEdit() throws Exception {
        opens(80, 30);
        terminal.types("option keys vi\r");
        terminal.awaits("keys vi: ");
        terminal.types("xstep 2" + ESCAPE);
        Thread.sleep(300);
        terminal.types("0x\r");
        terminal.awaits("time 2: place");
    }

    @Test
    void theKeysOfInputrcHold() throws Exception {
        inputrc = Optional.of(Files.writeString(folder.resolve("inputrc"), """
                "unfinished
                $endif
                "\\C-o": "step 2\\n"
                "\\C-t": no-such-function
                :
                set keymap no-such-map
                set history-size many
                """));
        opens(80, 30);
        terminal.types("\u000f");
        terminal.awaits("time 2: place");
        terminal.types("bakc\u0002\u0014\r");
        terminal.awaits("time 1: place");
        assertFalse(terminal.output().contains("No such widget"));
        assertFalse(terminal.output().contains("WARN"));
    }
}

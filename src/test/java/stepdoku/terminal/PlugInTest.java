package stepdoku.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import example.HostShell;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The verbs in somebody else's shell, which is the one of docs/plug-in.md, at a terminal inside this program. */
@Timeout(60)
class PlugInTest {
    private VirtualTerminal terminal;
    private Thread host;

    @BeforeEach
    void startsAHost() throws Exception {
        terminal = new VirtualTerminal(100, 90);
        host = new Thread(() -> HostShell.run(terminal.terminal(), new Registry(terminal.terminal())), "host");
        host.start();
        terminal.awaits("host>");
    }

    @AfterEach
    void leaves() throws Exception {
        terminal.types("exit\r");
        host.join(2000);
        terminal.close();
        host.join();
    }

    @Test
    void itsLinesRunOurVerbs() throws Exception {
        terminal.types("load leetcode\r");
        terminal.awaits("leetcode: 30 givens, 51 empty, one solution");
        terminal.types("step 9\r");
        terminal.awaits("time 9: retract r1c7 = 9, depth 3");
        terminal.types("b\r");
        terminal.awaits("time 8: ");
    }

    @Test
    void aSemicolonPutsSeveralOnALine() throws Exception {
        terminal.types("load leetcode; step 3 ;back\r");
        terminal.awaits("time 3: place r1c6 = 4, depth 3");
        terminal.awaits("time 2: place r1c4 = 2, depth 2");
    }

    @Test
    void quotesKeepWordsTogether() throws Exception {
        terminal.types("load \"....4.3. .4.1....\"\r");
        terminal.awaits("4 givens, line; 12 empty");
        terminal.types("load 'no;such file'\r");
        terminal.awaits("Refusal: there is no sample, file or board 'no;such file'");
    }

    @Test
    void aConditionWritesNoFile() throws Exception {
        terminal.types("break depth > 10\r");
        terminal.awaits("breakpoint 1: depth > 10");
        assertFalse(Files.exists(Path.of("10")));
    }

    @Test
    void whatCannotBeIsOneSentence() throws Exception {
        terminal.types("load leetcode; set r10c1 4; step\r");
        terminal.awaits("Refusal: there is no cell 'r10c1': rows and columns go from 1 to 9");
        terminal.types("breaks\r");
        terminal.awaits("no breakpoints");
        assertFalse(terminal.output().contains("at stepdoku."));
        assertFalse(terminal.output().contains("time 1"), "the rest of a line that was refused is not run");
    }

    @Test
    void aRedirectedReplyIsPlainText(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("board.txt");
        terminal.types("load leetcode\r");
        terminal.awaits("one solution");
        terminal.types("show -> " + file + "\rbreaks\r");
        terminal.awaits("no breakpoints");
        String text = Files.readString(file);
        assertTrue(text.contains("[4][1][9]"), text);
        assertFalse(text.contains("\u001b"), text);
    }

    @Test
    void itsHelpTellsOfOurVerbs() throws Exception {
        terminal.types("help Stepdoku\r");
        terminal.awaits("load        put a board on the table: a sample, a file, or its text");
        terminal.awaits("watch       the search on the whole screen, stepped and played by single keys");
        terminal.types("help step\r");
        terminal.awaits("step [N]");
        terminal.awaits("> load leetcode; step 9");
    }

    @Test
    void ourHelpHasAnotherNameThere() throws Exception {
        terminal.types("stepdoku dead end\r");
        terminal.awaits("a call that found no digit to try.");
    }

    @Test
    void itsTipsAreOurUsage() throws Exception {
        terminal.types("set ");
        terminal.awaits("set CELL DIGIT ...");
        terminal.awaits("a cell, written r3c7");
        terminal.types("r1c3 4\r");
    }

    @Test
    void theTabKeyCompletesWhatAVerbOffers() throws Exception {
        terminal.types("load leet\t\r");
        terminal.awaits("leetcode: 30 givens");
        terminal.types("set r1c\t");
        terminal.awaits("(1 2 4)");
        terminal.types("3 4\r");
        terminal.awaits("set r1c3 = 4");
    }

    @Test
    void controlCPausesALongRun() throws Exception {
        terminal.types("load wikipedia-worst; goto end\r");
        terminal.awaits("(Ctrl-C pauses)");
        terminal.types("\u0003");
        terminal.awaits("Paused; every verb works from here");
        terminal.types("breaks\r");
        terminal.awaits("no breakpoints");
    }

    @Test
    void watchTakesTheWholeScreenAndGivesItBack() throws Exception {
        terminal.types("load leetcode; goto 900; watch\r");
        terminal.awaits("? keys  q prompt");
        assertEquals("time 900: retract r4c6 = 4, depth 20", terminal.screen().get(0));
        terminal.types("s:breaks\r");
        terminal.awaits("time 901: place r4c6 = 7, depth 21");
        terminal.awaits("There are no breakpoints.");
        terminal.types("q");
        terminal.types("step\r");
        terminal.awaits("time 902: ");
    }

    @Test
    void playMovesInPlaceUntilItHasItsAnswer() throws Exception {
        terminal.types("load tiny-twelve; play 1000\r");
        terminal.awaits("time 36: solved");
        terminal.types("\rpath 2\r");
        terminal.awaits("11  r4c3  4");
    }

    @Test
    void quitBehindASemicolonLeavesTheHost() throws Exception {
        terminal.types("new 4; quit\r");
        host.join();
        assertFalse(host.isAlive());
    }

    @Test
    void whatTheHostHasItselfStaysItsOwn() throws Exception {
        terminal.types("history\r");
        terminal.awaits("0  history");
        terminal.types("help exit\r");
        terminal.awaits("exit from app/script");
    }
}

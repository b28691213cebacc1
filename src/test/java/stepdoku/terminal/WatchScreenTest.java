package stepdoku.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.jline.terminal.Attributes;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import stepdoku.session.Host;
import stepdoku.session.Settings;

/** The full-screen stepper at a terminal inside this program. */
@Timeout(60)
class WatchScreenTest {
    private static final String WHEEL_UP = "\033[<64;5;5M";
    private static final String WHEEL_DOWN = "\033[<65;5;5M";
    private static final String MOUSE_ON = "\033[?1000h";
    private static final String MOUSE_OFF = "\033[?1000l";

    private VirtualTerminal terminal;
    private Thread console;

    @BeforeEach
    void watchesABoard() throws Exception {
        terminal = new VirtualTerminal(80, 24);
        console = new Thread(this::run, "console");
        console.start();
        terminal.types("goto 900; watch\r");
        terminal.awaits("? keys  q prompt");
    }

    private void run() {
        try {
            new Shell(terminal.terminal(), plain(), UserFiles.none()).run(List.of("leetcode"));
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private static Settings plain() {
        Settings settings = new Settings();
        settings.choose(Settings.COLOUR, "never");
        return settings;
    }

    @AfterEach
    void leaves() throws Exception {
        terminal.types("q\rquit\r");
        console.join(1000);
        terminal.close();
        console.join();
    }

    @Test
    void itFillsTheScreenWithTheMoment() {
        List<String> screen = terminal.screen();
        assertEquals("time 900: retract r4c6 = 4, depth 20", screen.get(0));
        assertEquals("4 │[8] 1  5 │ 9 [6]>·<│ ·  · [3]│      for (char d : digits) {", screen.get(10));
        assertEquals(
                "paused                                                          ? keys  q prompt", screen.get(23));
    }

    @Test
    void keysMoveTheSearch() throws Exception {
        terminal.types("s");
        terminal.awaits("time 901: place r4c6 = 7, depth 21");
        terminal.types("\u001b[D\u001bOD");
        terminal.awaits("time 899: retract r4c7 = 7, depth 21");
        terminal.types("n");
        terminal.awaits("time 900: retract r4c6 = 4, depth 20");
    }

    @Test
    void playMakesMovesUntilItIsPaused() throws Exception {
        terminal.types("++++++++ ");
        terminal.awaits("playing 1000 a second");
        terminal.awaits("time 8365: solved");
        terminal.awaits("The search has its answer");
        terminal.types("r ");
        terminal.awaits("playing backward, 1000 a second");
        terminal.types(" ");
        terminal.awaits("paused");
    }

    @Test
    void aLineCanBeTyped() throws Exception {
        terminal.types(":goto 12\r");
        terminal.awaits("time 12: ");
        terminal.types("g34\r");
        terminal.awaits("time 34: ");
        terminal.types("/retract r1c7\r");
        terminal.awaits("breakpoint 1: retract r1c7");
        terminal.types("c");
        terminal.awaits("Stopped at breakpoint 1: retract r1c7");
    }

    @Test
    void anAnswerStandsBesideTheBoardUntilTheNextKey() throws Exception {
        terminal.types("w");
        terminal.awaits("7 │ · [6] · │ ·  ·  · │[2][8] · │  7      placed, failed after 2 moves");
        terminal.types("\033");
        terminal.awaits("4 │[8] 1  5 │ 9 [6]>·<│ ·  · [3]│      for (char d : digits) {");
    }

    @Test
    void aLongAnswerHasAPageOfItsOwn() throws Exception {
        terminal.types(":help\r");
        terminal.awaits("space goes on");
        terminal.types("xxxxxxxxx");
        terminal.awaits("time 900: ");
    }

    @Test
    void onAPageKeysLeadOnAndBackAndOut() throws Exception {
        terminal.types(":help\r");
        terminal.awaits("space goes on, q out");
        String first = terminal.screen().get(0);
        for (String back : List.of("b", "\033[5~", "\033[D")) {
            terminal.types(back.equals("b") ? " " : "\033[6~");
            terminal.awaits(first, false);
            terminal.types(back);
            terminal.awaits(first);
        }
        terminal.types("q");
        terminal.awaits("time 900: ");
        terminal.types(":help\r");
        terminal.awaits("space goes on");
        terminal.types("\033");
        terminal.awaits("time 900: ");
    }

    @Test
    void aPageIsLaidOutAnewForAnotherSize() throws Exception {
        terminal.resizes(120, 24);
        terminal.awaits("placements 460   retractions 440   tests 4,055   deepest 25 of 51");
        terminal.types(":help continue\r");
        terminal.awaits("Ctrl-C pauses a long run at a true time.");
        for (int columns : List.of(50, 120, 70)) {
            terminal.resizes(columns, 24);
            terminal.awaits("at a true time.");
            List<String> words = pageWords();
            assertTrue(
                    String.join(" ", words)
                            .contains(
                                    "as if that had been refused, and looks for another. With the queens, where dfs returns nothing,"),
                    words::toString);
        }
    }

    private List<String> pageWords() {
        return terminal.screen().stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
    }

    @Test
    void aKeyThatShowsNothingSaysSo() throws Exception {
        terminal.types(":queens 6; step 4\rm");
        terminal.awaits("queens have no candidates");
        terminal.types("t");
        terminal.awaits("queens have no candidates", false);
    }

    @Test
    void playBelowThePromptShowsThePartOfAHighBoardWhereTheSearchIs() throws Exception {
        terminal.types("q");
        terminal.awaits("time 900 depth 20>");
        terminal.resizes(80, 14);
        terminal.types("load 16x16; goto 300; play 1\r");
        terminal.awaits("time 301: ");
        assertTrue(terminal.screen().stream().anyMatch(row -> row.matches(".*│.*>.<.*")), terminal::output);
        terminal.types("x");
        terminal.awaits("depth ");
        terminal.types("goto 618; play 50\r");
        terminal.awaits("The search has its answer");
        terminal.awaits("time 620 depth 106>");
        assertTrue(terminal.screen().stream().anyMatch(row -> row.contains(">D<")), terminal::output);
        terminal.types("load leetcode; watch\r");
        terminal.awaits("? keys  q prompt");
    }

    @Test
    void theKeysFitOnAUsualScreen() throws Exception {
        terminal.types("?");
        terminal.awaits("back to the prompt; the search stays where it is");
        terminal.awaits("what it does");
        terminal.types("x");
    }

    @Test
    void theWheelSteps() throws Exception {
        terminal.types(WHEEL_DOWN);
        terminal.awaits("time 901: place r4c6 = 7, depth 21");
        terminal.types(WHEEL_UP + WHEEL_UP);
        terminal.awaits("time 899: retract r4c7 = 7, depth 21");
    }

    @Test
    void aClickOnACellExplainsIt() throws Exception {
        terminal.types(click(11, 21));
        terminal.awaits("r4c6 is empty; candidates 4 7; the search");
        terminal.types(click(7, 5));
        terminal.awaits("r1c1 holds 5, a given");
        terminal.types(click(2, 2));
        terminal.awaits("for (char d : digits) {");
    }

    @Test
    void aClickFindsItsCellAtEverySize() throws Exception {
        terminal.resizes(40, 16);
        terminal.awaits("paused                  ? keys  q prompt");
        terminal.types(click(4, 5));
        terminal.awaits("r1c1 holds 5, a given");
        terminal.types("x");
        terminal.awaits("paused                  ? keys  q prompt");
    }

    @Test
    void aClickOnCandidatesInThePlaceOfTheBoardExplainsTheirCell() throws Exception {
        terminal.types("m");
        terminal.awaits("4 │ [8]  1   5   │  9  [6] 47  │ 47  4   [3] │");
        terminal.types(click(11, 29));
        terminal.awaits("r4c6 is empty; candidates 4 7; the search");
        terminal.types(click(3, 40));
        terminal.awaits("4 │ [8]  1   5   │  9  [6] 47  │ 47  4   [3] │");
    }

    @Test
    void aClickOnANameExplainsTheCell() throws Exception {
        terminal.types(click(2, 15));
        terminal.awaits("r4c7 is empty");
    }

    @Test
    void aClickOnAPlacementOfThePathGoesToItsTime() throws Exception {
        String path = terminal.screen().get(20);
        terminal.types(click(21, path.indexOf("r3c9=7") + 1));
        terminal.awaits(": place r3c9 = 7, depth 17");
        terminal.types(click(21, "path r".length()));
        terminal.awaits("place r1c3 = 2, depth 1");
    }

    @Test
    void aClickOnTheDepthGoesBackToItsMove() throws Exception {
        terminal.types(click(23, 75));
        terminal.awaits("time 895: ");
        terminal.types(click(23, 79));
        terminal.awaits("time 894: ");
    }

    @Test
    void theMouseIsGivenBack() throws Exception {
        assertTrue(terminal.output().contains(MOUSE_ON));
        terminal.types(":");
        awaitsMouseOff();
        terminal.types("\rq");
        terminal.awaits("time 900 depth 20>");
        awaitsMouseOff();
    }

    /** Whether the mouse is reported is what was said of it last. */
    private void awaitsMouseOff() throws InterruptedException {
        while (terminal.output().lastIndexOf(MOUSE_ON) > terminal.output().lastIndexOf(MOUSE_OFF)) {
            Thread.sleep(10);
        }
    }

    private static String click(int row, int column) {
        return "\033[<0;%1$d;%2$dM\033[<0;%1$d;%2$dm".formatted(column, row);
    }

    @Test
    void itFollowsTheSizeOfTheScreen() throws Exception {
        terminal.resizes(60, 20);
        terminal.awaits("path r1c3=2 … r4c2=1 r4c3=5 r4c4=9 r4c6 (4 tried, 7 left)");
        assertFalse(terminal.screen().stream().anyMatch(row -> row.contains("digits")));
        terminal.resizes(120, 40);
        terminal.awaits("waits at  if (dfs(board, r, c)) return true;");
        terminal.resizes(80, 24);
        terminal.awaits("7 │ · [6] · │ ·  ·  · │[2][8] · │  ──────→ board[r][c] = '.';");
    }

    @Test
    void anyKeyPausesALongRunAndDoesNothingElse() throws Exception {
        terminal.types(":load wikipedia-worst\rc");
        terminal.awaits("any key pauses");
        terminal.types("qqsx");
        terminal.awaits("Paused; every verb works from here");
        terminal.types("q");
        terminal.awaits("c any key pauses", false);
        terminal.awaits("time ");
        terminal.types("mark here\r");
        terminal.awaits("> mark here");
    }

    @Test
    void controlCPausesALongRun() throws Exception {
        terminal.types(":load wikipedia-worst\rc");
        terminal.awaits("any key pauses");
        terminal.types("\u0003");
        terminal.awaits("Paused; every verb works from here");
        terminal.types("b");
        terminal.awaits("paused");
    }

    @Test
    void digitsAnswerQuestionsAndAQuestionMarkIsToldTheAnswer() throws Exception {
        terminal.types(":restart; predict on\rs");
        terminal.awaits("Predict: the next call chooses r1c4.");
        terminal.types("3");
        terminal.awaits("Not 3 but 2.");
        terminal.types("ssss");
        terminal.awaits("Predict: the call for r1c9 finds no digit");
        terminal.types("t");
        terminal.awaits("a question is open");
        terminal.types("?");
        terminal.awaits("It is 3, board[r][c] = '.';");
    }

    @Test
    void aQuestionThatIsOpenIsAskedAgainAtThePrompt() throws Exception {
        terminal.types(":restart; predict on\rs");
        terminal.awaits("Predict: the next call chooses r1c4.");
        terminal.types("t");
        terminal.awaits("a question is open");
        terminal.types("q");
        terminal.awaits("Predict: the next call chooses r1c4.");
    }

    @Test
    void aNumberOfSeveralDigitsIsTypedOnTheLastLine() throws Exception {
        terminal.types(":restart; predict on\rs");
        terminal.awaits("Predict: the next call chooses r1c4.");
        terminal.types(":step; step; step; goto 9\r");
        terminal.awaits("How many more placements are taken back");
        terminal.types("1");
        terminal.awaits(":1");
        terminal.types("2\r");
        terminal.awaits("Not 12 but 1.");
    }

    @Test
    void aQuestionOnAPageIsAnsweredThere() throws Exception {
        terminal.resizes(60, 20);
        terminal.types(":restart; predict on\rs");
        terminal.awaits("Predict: the next call chooses r1c4.");
        terminal.types("ssss");
        terminal.awaits("any key goes on");
        terminal.types("3");
        terminal.awaits("Right: 3, board[r][c] = '.';");
    }

    @Test
    void whilePlayingNothingIsAsked() throws Exception {
        terminal.types(":restart; predict on\r");
        terminal.awaits("time 0");
        terminal.types(" ");
        terminal.awaits("time 6: retract");
        terminal.types(" ");
        terminal.awaits("paused");
        assertFalse(terminal.output().contains("Predict:"));
    }

    @Test
    void aBoardThatCannotBeSearchedClosesIt() throws Exception {
        terminal.types(":set r1c3 5\r");
        terminal.awaits("both hold 5");
        terminal.awaits("stepdoku>");
        terminal.types("undo; watch\r");
        terminal.awaits("time 0: nothing placed yet");
    }

    @Test
    void leavingRestoresTheScreenAtTheSameTime() throws Exception {
        terminal.types("sq");
        terminal.awaits("time 901 depth 21>");
        terminal.awaits("goto 900; watch");
        assertFalse(terminal.screen().stream().anyMatch(row -> row.contains("q prompt")));
    }

    @Test
    void aFaultLeavesTheScreenBefore() throws Exception {
        terminal.types("q");
        terminal.awaits("time 900 depth 20>");
        try (VirtualTerminal other = new VirtualTerminal(80, 24)) {
            Attributes before = other.terminal().getAttributes();
            assertThrows(NullPointerException.class, () -> withoutTheme(other).open());
            assertEquals(before.toString(), other.terminal().getAttributes().toString());
            assertTrue(other.output().endsWith("\u001b[?1049l\u001b[23;0;0t"), other.output());
        }
    }

    /** A screen that cannot paint. */
    private static WatchScreen withoutTheme(VirtualTerminal terminal) {
        return new WatchScreen(
                terminal.terminal(),
                null,
                new Console(Host.none(), new Settings(), reply -> {}),
                new PlainLines(terminal.terminal()),
                new Interrupts(terminal.terminal()));
    }
}

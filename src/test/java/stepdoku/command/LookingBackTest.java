package stepdoku.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jline.utils.WCWidth;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stepdoku.session.Status;
import stepdoku.view.Page;
import stepdoku.view.Theme;

/** The verbs tree, plot and stats on all kinds of boards, at random times, on pages of several widths. */
class LookingBackTest {
    private static final List<String> VERBS = List.of("tree", "tree 1", "tree 3", "plot", "stats");

    static Stream<String> boards() {
        Stream<String> samples = Stream.of(
                        "leetcode", "tiny-twelve", "tiny-none", "tiny-empty", "6x6-hard-forward", "16x16", "one-blank")
                .flatMap(
                        name -> Stream.of("scan", "forced").map(strategy -> "strategy " + strategy + "; load " + name));
        Stream<String> empty = Stream.of("new 4", "new 12", "new 25", "load full-valid", "load dead-cell");
        Stream<String> queens = Stream.of("queens 1", "queens 3", "queens 4", "queens 8", "queens 30");
        return Stream.of(samples, empty, queens).flatMap(lines -> lines);
    }

    @ParameterizedTest
    @MethodSource("boards")
    void linesStayOnThePage(String board) {
        long seed = System.nanoTime();
        System.out.println("times drawn with seed " + seed + " for " + board);
        Random random = new Random(seed);
        Typing typing = new Typing();
        typing.type(board);
        for (int time : new int[] {0, 1, random.nextInt(30), random.nextInt(9000), random.nextInt(9000)}) {
            typing.type("goto " + time);
            for (String verb : VERBS) {
                staysOnThePage(typing, verb);
            }
        }
    }

    private static void staysOnThePage(Typing typing, String verb) {
        for (int width : new int[] {60, 80, 120}) {
            String unicode = typing.on(new Page(width, Theme.plain())).type(verb);
            assertEquals(Status.OK, typing.status(), unicode);
            unicode.lines().forEach(line -> assertTrue(columns(line) <= width, () -> width + ": " + line));
            String ascii = typing.on(new Page(width, Theme.plain().ascii())).type(verb);
            ascii.lines().forEach(line -> assertTrue(line.length() <= width, () -> width + ": " + line));
            assertTrue(ascii.chars().allMatch(symbol -> symbol < 128), ascii);
        }
    }

    private static int columns(String line) {
        return line.codePoints().map(WCWidth::wcwidth).sum();
    }

    @ParameterizedTest
    @MethodSource("boards")
    void treeAroundThePathFitsAScreen(String board) {
        Typing typing = new Typing();
        typing.type(board);
        for (int time : new int[] {1, 100, 5000}) {
            typing.type("goto " + time);
            String tree = typing.on(new Page(80, Theme.plain())).type("tree");
            assertTrue(tree.lines().count() <= 24 || tree.contains("├"), tree);
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void forwardAndBackShowTheSame(String board) {
        Typing typing = new Typing();
        typing.type(board);
        typing.type("goto 700");
        long time = typing.session().time();
        List<String> before = VERBS.stream()
                .filter(verb -> !verb.equals("plot"))
                .map(typing::type)
                .toList();
        typing.type("step 900; goto " + time);
        assertEquals(
                before,
                VERBS.stream()
                        .filter(verb -> !verb.equals("plot"))
                        .map(typing::type)
                        .toList());
    }

    @Test
    void aLargeTreeIsDrawnAsFarAsItCanBe() {
        Typing typing = new Typing();
        typing.type("load inkala-2012; goto 100000");
        String drawing = typing.type("tree 30");
        assertTrue(drawing.contains("more would be too many"), drawing);
        assertTrue(drawing.lines().count() < 60, drawing);
    }

    @Test
    void figuresOfVeryLongSearchesAreLeftOutAndThatIsSaid() {
        Typing typing = new Typing();
        typing.type("load wikipedia-worst; goto 21000000");
        assertTrue(typing.type("stats").contains("are left out"));
        typing.type("goto 1000");
        assertTrue(typing.type("stats").contains("rejected by box"));
    }

    @Test
    void whatIsNeitherLevelsNorFileIsRefused() {
        Typing typing = new Typing();
        for (String line : List.of("tree 0", "tree x", "tree tree.png", "tree 1 2", "plot plot.png", "plot 7")) {
            typing.type(line);
            assertEquals(Status.WRONG, typing.status(), line);
        }
    }
}

package stepdoku.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stepdoku.kept.SessionFile;
import stepdoku.session.UserError;

/** A session written down and read again goes on as if nothing had happened; what is not one changes nothing. */
class SessionFileTest {
    private static final String NAME = "work.stepdoku";
    private static final String RICH = "load leetcode; set r1c3 4; hint apply; undo; break retract r1c7 every 2;"
            + " goto 500; mark here; goto 90; stepi 2; lab 2; lab run; lab back 3; hint";

    private static String text(Typing typing) {
        return SessionFile.text(typing.session().snapshot());
    }

    private static Typing restored(String text) {
        Typing typing = new Typing();
        SessionFile.restore(typing.session(), NAME, text);
        return typing;
    }

    // ---- round trips

    static Stream<Long> seeds() {
        long first = Long.getLong("stepdoku.seed", System.nanoTime());
        return IntStream.range(0, 12).mapToObj(i -> first + i);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void everyVerbGoesOnAsIfNothingHadHappened(long seed) {
        System.out.println("lines drawn with seed " + seed);
        Random random = new Random(seed);
        Typing first = new Typing();
        lines(random, 40 + random.nextInt(40)).forEach(first::type);
        String text = text(first);
        Typing second = restored(text);
        assertEquals(text, text(second));
        for (String line : lines(random, 50)) {
            assertEquals(answer(first, line), answer(second, line), line);
        }
        assertEquals(text(first), text(second));
    }

    private static String answer(Typing typing, String line) {
        return Transcript.timeless(typing.type(line));
    }

    private static List<String> lines(Random random, int count) {
        return Stream.generate(() -> line(random)).limit(count).toList();
    }

    private static String line(Random random) {
        List<String> lines = List.of(
                "load leetcode",
                "load tiny-twelve",
                "load tiny-none",
                "load 16x16",
                "new 6",
                "queens 5",
                "queens off",
                "set CELL DIGIT",
                "set CELL DIGIT",
                "clear CELL",
                "undo",
                "undo",
                "redo",
                "hint",
                "hint apply",
                "hint apply",
                "solve",
                "strategy fewest",
                "strategy scan",
                "strategy forced",
                "step N",
                "back N",
                "stepi N",
                "backi N",
                "next",
                "previous",
                "finish",
                "start",
                "continue",
                "reverse",
                "goto TIME",
                "goto TIME",
                "goto end",
                "goto here",
                "last",
                "last 2",
                "mark here",
                "marks",
                "until depth > N",
                "break retract CELL every 2",
                "break dead-end depth < N once",
                "break place digit DIGIT",
                "breaks",
                "disable N",
                "delete N",
                "ignore N 3",
                "path",
                "tree",
                "plot",
                "stats",
                "why",
                "inside",
                "list",
                "lab N",
                "lab run",
                "lab back N",
                "lab diff",
                "show candidates",
                "check",
                "trace - 1..20");
        return lines.get(random.nextInt(lines.size()))
                .replace("CELL", "r%dc%d".formatted(1 + random.nextInt(5), 1 + random.nextInt(5)))
                .replace("DIGIT", "" + (1 + random.nextInt(5)))
                .replace("TIME", "" + random.nextInt(3000))
                .replace("N", "" + (1 + random.nextInt(8)));
    }

    @Test
    void aLongSearchIsBackInNoTime() {
        Typing first = new Typing();
        first.type("load inkala-2012; goto 2000000; goto 1500000");
        Typing second = restored(text(first));
        assertEquals(text(first), text(second));
        assertEquals(first.type("stats; path"), second.type("stats; path"));
        assertEquals(first.type("goto 77"), second.type("goto 77"));
        assertEquals(first.type("reverse"), second.type("reverse"));
    }

    // ---- faults

    @Test
    void whatIsWrongIsToldWithItsLine() {
        String rich = text(rich());
        assertRefused(rich.replace("strategy scan", "strategy luck"), "there is no strategy 'luck'");
        assertRefused(
                rich.replace("time 90", "time 92"), "the search on this board cannot have stood as it is told here");
        assertRefused(rich.replace("time 90", "time ninety"), "'ninety' is not a whole number");
        assertRefused(rich.replace("strategy scan", "strategy backward"), "cannot have stood");
        assertRefused(rich.replace("board r1c3=4", "board r1c3=x"), "'r1c3=x' is not a cell and its digits");
        assertRefused(rich.replace("board r1c3=4", "board r1c1=4"), "r1c1=4 cannot be an entry on this board");
        assertRefused(rich.replace("retract r1c7", "retract r1c99"), "there is no cell 'r1c99'");
        assertRefused(
                rich.replace("no-undo", "undo-no").replace("result-ignored", "luck"), "there is no mistake 'luck'");
        assertRefused(rich.replace("givens 53", "givens 5"), "no board has 80 cells");
        assertRefused(rich.replace("stepdoku-session 1", "stepdoku-session 2"), "this is version 2 of a session");
        assertRefused(rich.replace("jumps", "leaps"), "'leaps' is no word of a session");
        assertRefused("stepdoku-session 1\nstrategy scan\n", "no board is on the table");
    }

    /** The error names the file and a line of it, and the session that was to be replaced is as before. */
    private static void assertRefused(String text, String sentence) {
        Typing present = new Typing();
        present.type("load tiny-twelve; step 7");
        String before = text(present);
        UserError fault =
                assertThrows(UserError.class, () -> SessionFile.restore(present.session(), NAME, text), sentence);
        assertTrue(fault.getMessage().contains(sentence), fault::getMessage);
        assertTrue(fault.getMessage().matches("work\\.stepdoku, line [1-9]\\d*: .*"), fault::getMessage);
        assertEquals(before, text(present));
    }

    private static Typing rich() {
        Typing typing = new Typing();
        typing.type(RICH);
        return typing;
    }

    @Test
    void damagedFilesAreReadOrRefusedAndNothingElse() {
        long seed = Long.getLong("stepdoku.seed", System.nanoTime());
        System.out.println("damage drawn with seed " + seed);
        Random random = new Random(seed);
        String rich = text(rich());
        Typing typing = new Typing();
        for (int round = 0; round < 120; round++) {
            String damaged = damaged(rich, random);
            try {
                SessionFile.restore(typing.session(), NAME, damaged);
            } catch (UserError refused) {
                assertTrue(refused.getMessage().startsWith(NAME), refused::getMessage);
            }
            typing.type("show");
        }
    }

    private static String damaged(String text, Random random) {
        int from = random.nextInt(text.length());
        int to = Math.min(text.length(), from + random.nextInt(4));
        String put = switch (random.nextInt(3)) {
            case 0 -> "";
            case 1 -> "" + random.nextInt(1 << random.nextInt(31));
            default -> "" + "r=# \n.9zx".charAt(random.nextInt(9));
        };
        return text.substring(0, from) + put + text.substring(to);
    }

    @Test
    void aBoardIsNoSession() {
        for (String board : List.of("", "# a comment\n53..7....", "....4.3..4.1....", "stepdoku")) {
            assertTrue(!SessionFile.recognises(board), board);
        }
        assertTrue(
                SessionFile.recognises(SessionFile.text(new Typing().session().snapshot())));
    }
}

package stepdoku.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stepdoku.view.Page;
import stepdoku.view.Text;
import stepdoku.view.Theme;
import stepdoku.view.View;

/** The pages of an answer that is longer than the screen. */
class PagesTest {
    private static final String WORDS =
            IntStream.rangeClosed(1, 300).mapToObj(i -> "word" + i).collect(Collectors.joining(" "));

    private static final View TEXT = Text.of(WORDS);

    @ParameterizedTest
    @CsvSource({"80,24", "40,8", "20,3", "20,1", "200,50"})
    void allWordsAreReadAtEverySize(int columns, int rows) {
        Page page = page(columns);
        List<String> read = new ArrayList<>();
        Optional<Pages> left = Optional.of(new Pages(TEXT, 0));
        while (left.isPresent()) {
            List<AttributedString> screen = left.get().on(page, Math.max(2, rows));
            screen.subList(0, screen.size() - 1).forEach(line -> read.add(line.toString()));
            left = left.get().next(page, Math.max(2, rows));
        }
        assertEquals(WORDS, String.join(" ", read).strip());
    }

    @Test
    void aScreenOfAnotherSizeIsFilledAndNoWordIsLost() {
        Pages second = new Pages(TEXT, 0).next(page(120), 10).orElseThrow();
        List<AttributedString> wide = second.on(page(120), 10);
        List<AttributedString> narrow = second.on(page(50), 10);
        assertEquals(10, narrow.size());
        assertTrue(narrow.stream().allMatch(line -> line.columnLength() <= 50), narrow::toString);
        String firstWord = wide.get(0).toString().split(" ")[0];
        assertTrue(narrow.subList(0, 2).toString().contains(firstWord), narrow::toString);
    }

    @Test
    void backIsTheWayOn() {
        Pages first = new Pages(TEXT, 0);
        Pages third = first.next(page(40), 10)
                .flatMap(second -> second.next(page(40), 10))
                .orElseThrow();
        assertEquals(
                first.on(page(40), 10),
                third.before(page(40), 10).before(page(40), 10).on(page(40), 10));
        assertEquals(first.on(page(40), 10), first.before(page(40), 10).on(page(40), 10));
    }

    @Test
    void linesForScriptsAreWrappedToo() {
        View raw = page -> List.of(new AttributedString("x".repeat(100)), AttributedString.EMPTY);
        List<String> lines = new Pages(raw, 0)
                .on(page(40), 6).stream().map(AttributedString::toString).toList();
        assertEquals(List.of("x".repeat(40), "x".repeat(40), "x".repeat(20), "", "", "any key goes on"), lines);
    }

    @Test
    void theFootSaysHowItGoesOn() {
        Pages first = new Pages(TEXT, 0);
        assertEquals("32 more lines: space goes on, q out", foot(first, 60, 10));
        assertEquals("1 more line: space goes on, q out", foot(first, 60, 41));
        assertEquals("12 more lines: space goes on, b back, q out", foot(new Pages(TEXT, 0.5), 60, 10));
        assertEquals("the end: space leads out, b back", foot(new Pages(TEXT, 0.9), 60, 10));
        assertEquals("any key goes on", foot(first, 60, 100));
    }

    private static String foot(Pages pages, int columns, int rows) {
        return pages.on(page(columns), rows).get(rows - 1).toString();
    }

    private static Page page(int columns) {
        return new Page(columns, Theme.plain());
    }
}

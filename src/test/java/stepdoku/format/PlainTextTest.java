package stepdoku.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** What people's clipboards and editors add to a board is taken off. */
class PlainTextTest {
    private static final String GRID = Boards.LEETCODE.replaceAll("(.{9})", "$1\n");

    private static void assertIsLeetcode(String text) {
        assertEquals(Boards.leetcode(), Formats.read(text).grid());
    }

    @Test
    void byteOrderMarkAndWindowsLineEnds() {
        assertIsLeetcode("\uFEFF" + GRID.replace("\n", "\r\n"));
        assertIsLeetcode("\uFEFF" + Boards.LEETCODE + "\r\n");
    }

    @Test
    void oldMacLineEnds() {
        assertIsLeetcode(GRID.replace("\n", "\r"));
    }

    @Test
    void aMissingLastLineEnd() {
        assertIsLeetcode(GRID.stripTrailing());
    }

    @Test
    void tabsAndNoBreakSpaces() {
        assertIsLeetcode(GRID.replaceAll("(.)", "$1\t").replace("\t\n", "\n"));
        assertIsLeetcode(GRID.replaceAll("(.)", "$1\u00A0"));
        assertIsLeetcode(GRID.replaceAll("(.)", "\u3000$1"));
    }

    @Test
    void fullWidthDigits() {
        StringBuilder wide = new StringBuilder();
        GRID.chars().forEach(symbol -> wide.append((char) (symbol > ' ' ? symbol - '!' + '\uFF01' : symbol)));
        assertIsLeetcode(wide.toString());
    }

    @Test
    void surroundingQuotes() {
        for (String quotes : new String[] {"\"\"", "''", "``", "\u201C\u201D"}) {
            assertIsLeetcode(quotes.charAt(0) + Boards.LEETCODE + quotes.charAt(1));
            assertIsLeetcode(quotes.charAt(0) + GRID.strip() + quotes.charAt(1));
        }
    }

    @Test
    void aTrailingComma() {
        assertIsLeetcode(Boards.LEETCODE + ",");
        assertIsLeetcode("\"" + Boards.LEETCODE + "\",");
        assertIsLeetcode(GRID.replace("\n", ",\n"));
    }

    @Test
    void markdownFences() {
        assertIsLeetcode("```text\n" + GRID + "```\n");
        assertIsLeetcode("~~~\n" + Boards.LEETCODE + "\n~~~");
    }

    @Test
    void marksOfQuotedMail() {
        assertIsLeetcode(GRID.replaceAll("(?m)^(?=.)", "> "));
        assertIsLeetcode(GRID.replaceAll("(?m)^(?=.)", "> > "));
    }

    @Test
    void dashesAndDotsOfTypography() {
        assertIsLeetcode(GRID.replace('.', '\u2013'));
        assertIsLeetcode(GRID.replace('.', '\u00B7'));
        assertIsLeetcode(GRID.replace('.', '\u2022'));
    }
}

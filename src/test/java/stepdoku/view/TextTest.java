package stepdoku.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TextTest {
    @Test
    void aLineIsNotBrokenAtABlankThatHoldsWordsTogether() {
        String text = "scan 4208/4157, fewest" + Text.NO_BREAK + "51/0";
        assertEquals("scan 4208/4157,\nfewest 51/0\n", Pictures.plain(Text.of(text), 24));
    }

    @Test
    void sentencesWrapBetweenWords() {
        assertEquals("one two\nthree\n", Pictures.plain(Text.of("one two three"), 10));
    }

    @Test
    void linesStayLinesAndKeepTheirIndentation() {
        assertEquals("a\n\n  one\n  two\n", Pictures.plain(Text.of("a\n\n  one two"), 6));
    }

    @Test
    void aWordWiderThanThePageIsBroken() {
        assertEquals("abcd\nef\n", Pictures.plain(Text.of("abcdef"), 4));
    }

    @Test
    void wideCharactersTakeTwoColumns() {
        assertEquals("数独\n数独\n", Pictures.plain(Text.of("数独数独"), 4));
    }

    @Test
    void anEmptyTextIsAnEmptyLine() {
        assertEquals("\n", Pictures.plain(Text.blank(), 80));
    }
}

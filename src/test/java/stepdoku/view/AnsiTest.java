package stepdoku.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.junit.jupiter.api.Test;

class AnsiTest {
    @Test
    void framesAreKept() {
        assertEquals("┌─┬─┐│├┼┤└┴┘", Ansi.of(new AttributedString("┌─┬─┐│├┼┤└┴┘")));
    }

    @Test
    void stylesBecomeEscapeSequences() {
        assertEquals("\u001b[1m│5\u001b[0m", Ansi.of(new AttributedString("│5", AttributedStyle.BOLD)));
    }
}

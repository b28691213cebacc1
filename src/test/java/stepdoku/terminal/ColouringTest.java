package stepdoku.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import stepdoku.session.Host;
import stepdoku.session.Session;
import stepdoku.view.Palette;
import stepdoku.view.Role;
import stepdoku.view.Theme;

/** The colours of a line: its text is never another one. */
class ColouringTest {
    private static final Theme THEME = Theme.of(Palette.DARK);
    private final Session session = new Session(Host.none());

    @Test
    void eachWordHasTheStyleOfItsRole() {
        AttributedString line = Colouring.of("set r1c3=4; stpe # so", session, THEME);
        assertEquals(THEME.style(Role.TITLE), line.styleAt(0));
        assertEquals(THEME.style(Role.PLAIN), line.styleAt(3));
        assertEquals(THEME.style(Role.ACCENT), line.styleAt(4));
        assertEquals(THEME.style(Role.PLAIN), line.styleAt(8));
        assertEquals(THEME.style(Role.GOOD), line.styleAt(9));
        assertEquals(THEME.style(Role.BAD), line.styleAt(12));
        assertEquals(THEME.style(Role.DIM), line.styleAt(17));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "set r1c3=4",
                "set r1c3=",
                "=;=",
                "load 'a b' \"c",
                "; ; # x",
                "step   9 ;back",
                "53..7...."
            })
    void theTextStaysAsItIs(String line) {
        assertEquals(line, Colouring.of(line, session, THEME).toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"53..7....", "[[\"5\",\"3\",\".\"", "....4.3..4.1...."})
    void boardsAreNotColoured(String line) {
        assertEquals(new AttributedString(line), Colouring.of(line, session, THEME));
    }

    @Test
    void withoutColourThereIsNone() {
        assertEquals(new AttributedString("stpe"), Colouring.of("stpe", session, Theme.plain()));
    }

    // ---- suggestions

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        se           | t r1c3 4
        set r1c3 4   | ''
        st           | ep 9
        step 9       | 9
        lo           | ''
        ''           | ''
        back         | ''
        """)
    void theLatestLineThatBeginsSoIsSuggested(String begun, String rest) {
        Stream<String> latestFirst = Stream.of("set r1c3 4", "step 9", "step 99", "set r9c9 1", "load\n1...");
        assertEquals(rest, Suggestion.of(latestFirst, begun));
    }
}

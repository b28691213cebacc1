package stepdoku.view;

import static org.jline.utils.AttributedStyle.BOLD;
import static org.jline.utils.AttributedStyle.CYAN;
import static org.jline.utils.AttributedStyle.DEFAULT;
import static org.jline.utils.AttributedStyle.GREEN;
import static org.jline.utils.AttributedStyle.MAGENTA;
import static org.jline.utils.AttributedStyle.RED;

import org.apache.commons.lang3.StringUtils;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/**
 * How things look: with colour and weight or without any style, in Unicode or ASCII. Only the sixteen colours that users
 * choose for their terminal are used, and nothing is told by colour alone.
 */
public record Theme(boolean hasColour, boolean isAscii) {

    /** No styles at all: for pipes, and for people who want none. */
    public static Theme plain() {
        return new Theme(false, false);
    }

    public static Theme colour() {
        return new Theme(true, false);
    }

    /** The same theme, drawn with ASCII characters only. */
    public Theme ascii() {
        return new Theme(hasColour, true);
    }

    public char glyph(Glyph glyph) {
        return isAscii ? glyph.ascii() : glyph.unicode();
    }

    /** A glyph so many times. */
    public String glyphs(Glyph glyph, int times) {
        return StringUtils.repeat(glyph(glyph), times);
    }

    public AttributedStyle style(Role role) {
        return hasColour ? colourOf(role) : DEFAULT;
    }

    /** A text in the style of a role. */
    public AttributedString text(Role role, String text) {
        return new AttributedString(text, style(role));
    }

    /** The signs left and right of a symbol that tell its role. */
    Signs signs(Role role) {
        return Signs.of(role, hasColour);
    }

    private static AttributedStyle colourOf(Role role) {
        return switch (role) {
            case PLAIN, CANDIDATE -> DEFAULT;
            case GIVEN, TITLE, CURRENT -> BOLD;
            case ENTRY -> DEFAULT.foreground(MAGENTA).underline();
            case PLACED, ACCENT -> DEFAULT.foreground(CYAN);
            case CHANGED -> BOLD.foreground(GREEN).inverse();
            case TAKEN_BACK -> BOLD.foreground(RED).inverse();
            case CLASH -> BOLD.foreground(RED);
            case HIGHLIGHT -> DEFAULT.inverse();
            case ARROW -> BOLD.foreground(GREEN);
            case EMPTY, ATTACKED, FRAME, DIM -> DEFAULT.faint();
            case GOOD -> DEFAULT.foreground(GREEN);
            case BAD -> DEFAULT.foreground(RED);
        };
    }
}

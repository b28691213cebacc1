package stepdoku.view;

import static org.jline.utils.AttributedStyle.BOLD;
import static org.jline.utils.AttributedStyle.CYAN;
import static org.jline.utils.AttributedStyle.DEFAULT;
import static org.jline.utils.AttributedStyle.GREEN;
import static org.jline.utils.AttributedStyle.MAGENTA;
import static org.jline.utils.AttributedStyle.RED;

import org.jline.utils.AttributedStyle;

/** For a dark background. */
final class DarkPalette {
    private DarkPalette() {}

    static AttributedStyle style(Role role) {
        return switch (role) {
            case PLAIN, CANDIDATE -> DEFAULT;
            case GIVEN, TITLE, CURRENT -> BOLD;
            case ENTRY -> DEFAULT.foreground(MAGENTA).underline();
            case PLACED, POSSIBLE, ACCENT -> DEFAULT.foreground(CYAN);
            case CHANGED -> BOLD.foreground(GREEN).inverse();
            case TAKEN_BACK -> BOLD.foreground(RED).inverse();
            case CLASH, FORBIDDING -> BOLD.foreground(RED);
            case HIGHLIGHT -> DEFAULT.inverse();
            case ARROW -> BOLD.foreground(GREEN);
            case EMPTY, ATTACKED, FRAME, DIM -> DEFAULT.faint();
            case GOOD -> DEFAULT.foreground(GREEN);
            case BAD -> DEFAULT.foreground(RED);
        };
    }
}

package stepdoku.view;

import static org.jline.utils.AttributedStyle.BLACK;
import static org.jline.utils.AttributedStyle.BLUE;
import static org.jline.utils.AttributedStyle.BOLD;
import static org.jline.utils.AttributedStyle.BRIGHT;
import static org.jline.utils.AttributedStyle.DEFAULT;
import static org.jline.utils.AttributedStyle.WHITE;
import static org.jline.utils.AttributedStyle.YELLOW;

import org.jline.utils.AttributedStyle;

/** Blue for what is placed and good, black on yellow for what goes and is wrong: to be told apart by nearly all eyes. */
final class SafePalette {
    private static final AttributedStyle WARNING = DEFAULT.foreground(BLACK).background(YELLOW);

    private SafePalette() {}

    static AttributedStyle style(Role role) {
        return switch (role) {
            case PLAIN, CANDIDATE -> DEFAULT;
            case GIVEN, TITLE, CURRENT -> BOLD;
            case ENTRY -> DEFAULT.underline();
            case PLACED, POSSIBLE, ACCENT, GOOD -> DEFAULT.foreground(BRIGHT + BLUE);
            case CHANGED -> BOLD.foreground(BRIGHT + WHITE).background(BLUE);
            case ARROW -> BOLD.foreground(BRIGHT + BLUE);
            case TAKEN_BACK, BAD -> WARNING;
            case CLASH, FORBIDDING -> WARNING.underline();
            case HIGHLIGHT -> DEFAULT.inverse();
            case EMPTY, ATTACKED, FRAME, DIM -> DEFAULT.faint();
        };
    }
}

package stepdoku.view;

import static org.jline.utils.AttributedStyle.BLACK;
import static org.jline.utils.AttributedStyle.BLUE;
import static org.jline.utils.AttributedStyle.BOLD;
import static org.jline.utils.AttributedStyle.BRIGHT;
import static org.jline.utils.AttributedStyle.DEFAULT;
import static org.jline.utils.AttributedStyle.RED;

import org.jline.utils.AttributedStyle;

/** For a light background, on which green, cyan and yellow are hard to read, and faint black is black in some terminals. */
final class LightPalette {
    private LightPalette() {}

    static AttributedStyle style(Role role) {
        return switch (role) {
            case PLACED, POSSIBLE, ACCENT, GOOD -> DEFAULT.foreground(BLUE);
            case CHANGED -> BOLD.foreground(BLUE).inverse();
            case ARROW -> BOLD.foreground(BLUE);
            case EMPTY, ATTACKED, FRAME, DIM -> DEFAULT.foreground(BRIGHT + BLACK);
            case BAD -> DEFAULT.foreground(RED);
            default -> DarkPalette.style(role);
        };
    }
}

package stepdoku.view;

import static org.jline.utils.AttributedStyle.BOLD;
import static org.jline.utils.AttributedStyle.DEFAULT;

import org.jline.utils.AttributedStyle;

/** The colours of the terminal itself, text on ground or ground on text, for the greatest contrast that it has. */
final class ContrastPalette {
    private ContrastPalette() {}

    static AttributedStyle style(Role role) {
        return switch (role) {
            case PLAIN, CANDIDATE, PLACED, POSSIBLE, EMPTY, ATTACKED, FRAME, DIM -> DEFAULT;
            case GIVEN, TITLE, CURRENT, ARROW, ACCENT, GOOD -> BOLD;
            case ENTRY, BAD -> BOLD.underline();
            case CHANGED, TAKEN_BACK -> BOLD.inverse();
            case CLASH, FORBIDDING -> BOLD.underline().inverse();
            case HIGHLIGHT -> DEFAULT.inverse();
        };
    }
}

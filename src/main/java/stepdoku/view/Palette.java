package stepdoku.view;

import java.util.function.Function;
import org.jline.utils.AttributedStyle;

/**
 * A set of styles, one for each role. Only the sixteen colours are used that people choose for their terminal, and nothing
 * is told by colour alone.
 */
public enum Palette {
    /** No styles at all: for pipes, and for people who want none. */
    PLAIN(role -> AttributedStyle.DEFAULT),
    DARK(DarkPalette::style),
    LIGHT(LightPalette::style),
    /** Weight, underline and reverse, but no colour and nothing faint. */
    CONTRAST(ContrastPalette::style),
    /** Blue and yellow, which people see who do not tell red from green. */
    SAFE(SafePalette::style);

    private final Function<Role, AttributedStyle> styles;

    Palette(Function<Role, AttributedStyle> styles) {
        this.styles = styles;
    }

    AttributedStyle style(Role role) {
        return styles.apply(role);
    }
}

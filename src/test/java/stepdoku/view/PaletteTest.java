package stepdoku.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PaletteTest {
    /** Red and green and their bright forms, of text (3, 9) and ground (4, 10). */
    private static final Pattern RED_OR_GREEN = Pattern.compile("(?<![0-9])(3|4|9|10)[12](?![0-9])");
    /** Any of the sixteen colours, of text and ground. */
    private static final Pattern COLOUR = Pattern.compile("(?<![0-9])(3|4|9|10)[0-7](?![0-9])");

    private static final Pattern MORE_THAN_SIXTEEN = Pattern.compile("[34]8;[25];");
    private static final Pattern FAINT = Pattern.compile("(?<![0-9])2(?![0-9])");

    /** What a digit on the board can be. */
    private static final List<Role> DIGITS =
            List.of(Role.GIVEN, Role.ENTRY, Role.PLACED, Role.CHANGED, Role.CLASH, Role.HIGHLIGHT);

    private static String ansi(AttributedStyle style) {
        return new AttributedString("x", style).toAnsi();
    }

    private static boolean uses(Palette palette, Pattern sequence) {
        return Arrays.stream(Role.values())
                .map(role -> ansi(palette.style(role)))
                .anyMatch(text -> sequence.matcher(text).find());
    }

    @ParameterizedTest
    @EnumSource
    void onlyTheColoursThatPeopleChooseForTheirTerminalAreUsed(Palette palette) {
        assertFalse(uses(palette, MORE_THAN_SIXTEEN));
    }

    @ParameterizedTest
    @EnumSource
    void digitsAreToldApartWithoutColour(Palette palette) {
        Theme theme = Theme.of(palette);
        Map<String, Role> seen = new HashMap<>();
        for (Role role : DIGITS) {
            AttributedStyle weight = theme.style(role).foregroundDefault().backgroundDefault();
            Role same = seen.put(ansi(weight) + theme.signs(role), role);
            assertEquals(same == null ? role : same, role, "looks like " + same);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatWasJustChangedIsToldFromWhatStandsStill(Palette palette) {
        Signs changed = Theme.of(palette).signs(Role.CHANGED);
        assertEquals(new Signs('>', '<'), changed);
        assertEquals(changed, Theme.of(palette).signs(Role.TAKEN_BACK));
    }

    @Test
    void theColourBlindSafePaletteHasNeitherRedNorGreen() {
        assertFalse(uses(Palette.SAFE, RED_OR_GREEN));
    }

    @Test
    void highContrastHasNeitherColourNorAnythingFaint() {
        assertFalse(uses(Palette.CONTRAST, COLOUR));
        assertFalse(uses(Palette.CONTRAST, FAINT));
    }

    @Test
    void plainHasNoStyles() {
        Arrays.stream(Role.values()).forEach(role -> assertEquals("x", ansi(Palette.PLAIN.style(role))));
    }
}

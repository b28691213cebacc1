package stepdoku.session;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SettingsTest {
    private final Settings settings = new Settings();

    @Test
    void everySettingIsDescribedAndHasAChoice() {
        assertAll(Settings.TABLE.stream().map(setting -> () -> {
            assertTrue(setting.name().matches("[a-z]+"), setting.name());
            assertFalse(setting.summary().isBlank(), setting.name());
            assertTrue(setting.choices().size() > 1, setting.name());
            setting.choices().forEach(choice -> assertFalse(choice.description().isBlank(), choice.word()));
        }));
    }

    @Test
    void namesAndTheWordsOfASettingAreDifferent() {
        assertEquals(
                Settings.TABLE.size(),
                Settings.TABLE.stream().map(Setting::name).distinct().count());
        assertAll(Settings.TABLE.stream().map(setting -> () -> {
            List<String> words = setting.choices().stream()
                    .map(Choice::word)
                    .map(String::toLowerCase)
                    .distinct()
                    .toList();
            assertEquals(setting.choices().size(), words.size(), setting.name());
        }));
    }

    @Test
    void whatNobodyHasChosenIsAsUsual() {
        assertEquals(EditingKeys.AUTO, settings.get(Settings.KEYS));
    }

    @Test
    void aChoiceHolds() {
        settings.choose(Settings.KEYS, "VI");
        assertEquals(EditingKeys.VI, settings.get(Settings.KEYS));
    }

    @Test
    void beginningsOfOneChoiceAreUnderstood() {
        assertEquals(Optional.of("off"), Settings.TIPS.find("of").map(Choice::word));
        assertEquals(Optional.empty(), Settings.TIPS.find("o"));
        assertEquals(Optional.of("on"), Settings.TIPS.find("on").map(Choice::word));
    }

    @Test
    void aWordThatIsNoChoiceChangesNothing() {
        settings.choose(Settings.TIPS, "off");
        UserError fault = assertThrows(UserError.class, () -> settings.choose(Settings.TIPS, "maybe"));
        assertEquals("tips cannot be 'maybe': it is on or off", fault.getMessage());
        assertFalse(settings.get(Settings.TIPS));
    }

    @Test
    void whatIsPinnedHoldsWhateverIsChosen() {
        settings.pin(Settings.COLOUR, "never", "NO_COLOR");
        settings.choose(Settings.COLOUR, "always");
        assertEquals(Colour.NEVER, settings.get(Settings.COLOUR));
        assertEquals(Optional.of(new Settings.Pin("never", "NO_COLOR")), settings.pin(Settings.COLOUR));
    }
}

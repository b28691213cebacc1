package stepdoku.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

class SettingsFileTest {
    @TempDir
    private Path folder;

    private final Settings settings = new Settings();
    private Path path;
    private SettingsFile file;

    @BeforeEach
    void isInAFolderThatMayNotBeThere() {
        path = folder.resolve("stepdoku/settings");
        file = SettingsFile.at(path);
    }

    private void holds(String text) throws IOException {
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    @TestFactory
    Stream<DynamicTest> everyChoiceComesBackAtTheNextStart() {
        return Settings.TABLE.stream()
                .flatMap(setting -> setting.choices().stream()
                        .map(choice -> DynamicTest.dynamicTest(setting + " " + choice.word(), () -> {
                            file.save(setting, choice.word());
                            Settings next = new Settings();
                            assertEquals(List.of(), file.readInto(next));
                            assertEquals(choice, next.choice(setting));
                        })));
    }

    @Test
    void aFileThatIsNotThereChangesNothing() {
        assertEquals(List.of(), file.readInto(settings));
        assertEquals(Colour.AUTO, settings.get(Settings.COLOUR));
    }

    @Test
    void aNewFileDescribesEverySettingAndChoosesOne() throws IOException {
        file.save(Settings.TIPS, "off");
        assertTrue(Files.readString(path).startsWith("""
                # The settings of Stepdoku: NAME = VALUE, one a line; # begins a comment.
                # At the prompt, option shows them all, and option NAME VALUE changes one here.

                # when there is colour
                #   auto    on a terminal that can show it
                #   always  everywhere
                #   never   nowhere
                #colour = auto
                """));
        List<String> chosen = Files.readAllLines(path).stream()
                .filter(line -> line.matches("[^#].*"))
                .toList();
        assertEquals(List.of("tips = off"), chosen);
    }

    @Test
    void aSaveChangesOneLineAndKeepsAllElse() throws IOException {
        holds("""
                # mine
                  keys =  emacs   # until I have learnt vi

                unheard = of
                colour = never
                """);
        file.save(Settings.KEYS, "vi");
        assertEquals("""
                # mine
                  keys =  vi   # until I have learnt vi

                unheard = of
                colour = never
                """, Files.readString(path));
    }

    @Test
    void aSettingThatTheFileDoesNotNameIsAddedAtItsEnd() throws IOException {
        holds("colour = never");
        file.save(Settings.KEYS, "vi");
        assertEquals("colour = never\nkeys = vi\n", Files.readString(path));
    }

    @Test
    void endsOfLinesStayAsTheyAre() throws IOException {
        holds("colour = never\r\nkeys = emacs\r\n#tips = on\r\n");
        file.save(Settings.KEYS, "vi");
        file.save(Settings.TIPS, "off");
        assertEquals("colour = never\r\nkeys = vi\r\ntips = off\r\n", Files.readString(path));
    }

    @Test
    void ofTwoLinesTheLastHolds() throws IOException {
        holds("keys = vi\nkeys = emacs\n");
        file.readInto(settings);
        assertEquals(EditingKeys.EMACS, settings.get(Settings.KEYS));
        file.save(Settings.KEYS, "vi");
        assertEquals("keys = vi\nkeys = vi\n", Files.readString(path));
    }

    @Test
    void eachFaultIsToldWithItsLineAndTheRestIsRead() throws IOException {
        holds("""
                # line 1
                hue = red
                colour = pink
                tips off
                keys = vi
                glyphs =
                """);
        String names = Settings.TABLE.stream().map(Setting::name).collect(Collectors.joining(", "));
        assertEquals(
                List.of(
                        path + ", line 2: there is no setting 'hue': they are " + names,
                        path + ", line 3: colour cannot be 'pink': it is auto, always or never",
                        path + ", line 4: 'tips off' is no setting: write NAME = VALUE",
                        path + ", line 6: glyphs cannot be '': it is auto, unicode or ascii"),
                file.readInto(settings));
        assertEquals(EditingKeys.VI, settings.get(Settings.KEYS));
        assertEquals(Colour.AUTO, settings.get(Settings.COLOUR));
    }

    @Test
    void aBadValueIsMendedByTheNextChoice() throws IOException {
        holds("colour = dark pink # today\n");
        file.save(Settings.COLOUR, "always");
        assertEquals("colour = always # today\n", Files.readString(path));
    }

    @Test
    void whatCannotBeReadOrWrittenIsSaidInOneSentence() throws IOException {
        Files.createDirectories(path);
        assertEquals(
                List.of("cannot read " + path + ": it is a folder; settings are as usual"), file.readInto(settings));
        UserError fault = assertThrows(UserError.class, () -> file.save(Settings.KEYS, "vi"));
        assertEquals("cannot write " + path + ": it is a folder", fault.getMessage());
    }
}

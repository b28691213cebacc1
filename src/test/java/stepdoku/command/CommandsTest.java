package stepdoku.command;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import stepdoku.session.Status;
import stepdoku.session.Topics;

/** What holds for every verb, because it stands in the table. */
class CommandsTest {
    private static final Path ROOM = Path.of("src/main/java/stepdoku/command");

    @Test
    void everyVerbStandsInTheTable() throws IOException {
        try (Stream<Path> files = Files.list(ROOM)) {
            Set<String> classes = files.map(
                            file -> file.getFileName().toString().replace(".java", ""))
                    .filter(name -> name.endsWith("Command")
                            && !Set.of("Command", "MotionCommand").contains(name))
                    .collect(Collectors.toSet());
            Set<String> registered = Commands.TABLE.stream()
                    .map(command -> command.getClass().getSimpleName())
                    .collect(Collectors.toSet());
            assertEquals(classes, registered);
        }
    }

    @Test
    void noTwoVerbsShareAName() {
        List<String> names = Commands.TABLE.stream().flatMap(Commands::names).toList();
        assertEquals(names.size(), Set.copyOf(names).size());
    }

    @Test
    void verbsAreGroupedInTheOrderOfTheGroups() {
        List<Group> groups =
                Commands.TABLE.stream().map(command -> command.sheet().group()).toList();
        assertEquals(groups.stream().sorted(Comparator.naturalOrder()).toList(), groups);
    }

    @Test
    void uniqueBeginningsAreUnderstood() {
        assertSame(Commands.find("restart"), Commands.find("rest"));
        assertSame(Commands.find("strategy"), Commands.find("str"));
    }

    @Test
    void theShorterOfTwoVerbsIsMeantByTheirBeginnings() {
        assertSame(Commands.find("check"), Commands.find("ch"));
        assertSame(Commands.find("check-trace"), Commands.find("check-"));
        assertSame(Commands.find("break"), Commands.find("brea"));
    }

    @Test
    void shortFormsWinOverLongerVerbs() {
        assertEquals("step", Commands.find("s").sheet().name());
        assertEquals("back", Commands.find("b").sheet().name());
        assertEquals("next", Commands.find("n").sheet().name());
        assertEquals("previous", Commands.find("p").sheet().name());
        assertEquals("finish", Commands.find("f").sheet().name());
        assertEquals("continue", Commands.find("c").sheet().name());
        assertEquals("reverse", Commands.find("rc").sheet().name());
        assertEquals("path", Commands.find("bt").sheet().name());
        assertEquals("path", Commands.find("where").sheet().name());
    }

    @TestFactory
    Stream<DynamicTest> everyExampleWorks() {
        Stream<String> ofVerbs = Commands.TABLE.stream().flatMap(command -> command.sheet().examples().stream());
        Stream<String> ofIdeas = Topics.all().stream().map(Topics.Topic::example);
        return Stream.concat(ofVerbs, ofIdeas)
                .distinct()
                .map(example -> DynamicTest.dynamicTest(example, () -> {
                    Typing typing = new Typing();
                    String answer = typing.type(example);
                    assertNotEquals(Status.WRONG, typing.status(), answer);
                }));
    }

    @Test
    void everySheetSaysWhatItShould() {
        assertAll(Commands.TABLE.stream().map(Command::sheet).map(sheet -> () -> {
            assertTrue(sheet.usage().startsWith(sheet.name()), sheet.name());
            assertFalse(sheet.summary().isBlank(), sheet.name());
            assertFalse(sheet.summary().endsWith("."), sheet.name());
            assertFalse(sheet.examples().isEmpty(), sheet.name());
            assertTrue(sheet.meaning().isEmpty() || sheet.meaning().endsWith("."), sheet.name());
        }));
    }

    @Test
    void theDocumentationIsWhatTheTableSays() throws IOException {
        Path file = Path.of("docs/commands.md");
        String printed = Manual.markdown();
        if ("write".equals(System.getProperty("transcripts"))) {
            Files.writeString(file, printed);
        }
        assertEquals(printed, Files.readString(file));
    }
}

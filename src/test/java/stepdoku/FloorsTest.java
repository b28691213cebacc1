package stepdoku;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A room imports only from the floors below it, and only the top floor knows JLine's terminal. */
class FloorsTest {
    private static final Path SOURCES = Path.of("src/main/java/stepdoku");
    private static final Path DESIGN = Path.of("docs/design.md");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (\\d+) \\| `([a-z]+)` \\|");
    private static final Pattern IMPORT = Pattern.compile("(?m)^import (?:static )?stepdoku\\.([a-z]+)\\.");
    private static final Pattern TERMINAL = Pattern.compile("(?m)^import org\\.jline\\.(terminal|reader|keymap)\\.");

    private static final Map<String, Integer> FLOORS = Map.ofEntries(
            Map.entry("board", 0),
            Map.entry("text", 0),
            Map.entry("search", 1),
            Map.entry("solver", 1),
            Map.entry("hint", 1),
            Map.entry("format", 1),
            Map.entry("listing", 2),
            Map.entry("lesson", 2),
            Map.entry("make", 2),
            Map.entry("view", 3),
            Map.entry("export", 3),
            Map.entry("session", 4),
            Map.entry("prediction", 4),
            Map.entry("trace", 4),
            Map.entry("reply", 5),
            Map.entry("line", 5),
            Map.entry("collection", 5),
            Map.entry("kept", 6),
            Map.entry("command", 7),
            Map.entry("shell", 8),
            Map.entry("terminal", 8));

    @Test
    void everyRoomImportsFromFloorsBelowOnly() throws IOException {
        assertEquals(List.of(), sources().flatMap(FloorsTest::wrongImports).toList());
    }

    private static Stream<String> wrongImports(Path source) {
        String room = room(source);
        return IMPORT.matcher(read(source))
                .results()
                .map(found -> found.group(1))
                .filter(other -> !other.equals(room) && floor(other) >= floor(room))
                .map(other -> source + " imports from " + other);
    }

    @Test
    void onlyTheTopFloorKnowsTheTerminal() throws IOException {
        List<Path> knowing = sources()
                .filter(source -> !room(source).equals("terminal"))
                .filter(source -> TERMINAL.matcher(read(source)).find())
                .toList();
        assertEquals(List.of(), knowing);
    }

    @Test
    void everyFolderIsARoomOfTheHouse() throws IOException {
        assertEquals(
                List.of(),
                sources()
                        .map(FloorsTest::room)
                        .filter(room -> !FLOORS.containsKey(room))
                        .toList());
    }

    @Test
    void theDocumentTellsEachRoomOnItsFloor() {
        Map<String, Integer> told = ROW.matcher(read(DESIGN))
                .results()
                .collect(Collectors.toMap(row -> row.group(2), row -> Integer.valueOf(row.group(1))));
        assertEquals(new TreeMap<>(FLOORS), new TreeMap<>(told));
    }

    private static int floor(String room) {
        return FLOORS.get(room);
    }

    private static Stream<Path> sources() throws IOException {
        return Files.walk(SOURCES)
                .filter(path -> path.toString().endsWith(".java"))
                .filter(path -> !path.getParent().equals(SOURCES))
                .sorted();
    }

    private static String room(Path source) {
        return SOURCES.relativize(source).getName(0).toString();
    }

    private static String read(Path source) {
        try {
            return Files.readString(source);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}

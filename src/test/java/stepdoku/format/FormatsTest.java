package stepdoku.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;

/** The contract of all formats. */
class FormatsTest {
    @Test
    void everyFormatIsInTheTable() throws IOException, URISyntaxException {
        Path classes = Path.of(Formats.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        try (Stream<Path> files = Files.list(classes.resolve("stepdoku/format"))) {
            List<String> missing = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith("Format.class"))
                    .map(name -> name.replace(".class", ""))
                    .filter(FormatsTest::isFormat)
                    .filter(name -> Formats.TABLE.stream()
                            .noneMatch(
                                    format -> format.getClass().getSimpleName().equals(name)))
                    .map(name -> "missing in Formats.TABLE: new " + name + "()")
                    .toList();
            assertEquals(List.of(), missing);
        }
    }

    private static boolean isFormat(String name) {
        try {
            Class<?> type = Class.forName("stepdoku.format." + name);
            return BoardFormat.class.isAssignableFrom(type) && !type.isInterface();
        } catch (ClassNotFoundException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Test
    void eachFormatIsFoundByItsName() {
        for (BoardFormat format : Formats.TABLE) {
            assertEquals(Optional.of(format), Formats.find(format.name()));
            assertFalse(format.description().isBlank());
        }
        assertEquals(Optional.empty(), Formats.find("word"));
    }

    @Test
    void namesAndEndingsAreUnique() {
        List<String> names = Formats.TABLE.stream().map(BoardFormat::name).toList();
        assertEquals(names.stream().distinct().toList(), names);
        List<String> endings = Formats.TABLE.stream()
                .flatMap(format -> format.ending().stream())
                .toList();
        assertEquals(endings.stream().distinct().toList(), endings);
    }

    @Test
    void everythingWrittenIsReadBackEqual() {
        for (WritableFormat format : Formats.writable()) {
            for (Grid grid : Boards.all()) {
                assertReadBack(format, grid, format.name());
            }
        }
    }

    @Test
    void boardsOfAllSizesAndFillingsAreReadBackEqual() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int size : Geometry.SIZES) {
            for (int share : new int[] {0, 1, 10, 50, 99, 100}) {
                Grid grid = randomGrid(random, Geometry.of(size), share);
                for (WritableFormat format : Formats.writable()) {
                    assertReadBack(format, grid, "seed " + seed);
                }
            }
        }
    }

    private static Grid randomGrid(Random random, Geometry geometry, int percentFilled) {
        int[] digits = new int[geometry.cellCount()];
        Arrays.setAll(digits, cell -> random.nextInt(100) < percentFilled ? 1 + random.nextInt(geometry.size()) : 0);
        return Grid.ofGivens(geometry, digits);
    }

    private static void assertReadBack(WritableFormat format, Grid grid, String round) {
        String text = format.write(grid);
        assertTrue(text.endsWith("\n"));
        Reading reading = Formats.read(text);
        assertEquals(grid, reading.grid(), round + "\n" + text);
        assertEquals(format, reading.format(), text);
    }

    @Test
    void namesDoNotLookLikeBoards() {
        for (String name : List.of(
                "leetcode",
                "x-wing-25",
                "tiny-twelve",
                "nothing-like-that",
                "my.sdk",
                "boards/17clue.txt",
                "empty",
                "a")) {
            assertFalse(Formats.looksLikeBoard(name), name);
        }
        assertTrue(Formats.looksLikeBoard(Boards.LEETCODE));
        assertTrue(Formats.looksLikeBoard(Boards.LEETCODE.substring(1)));
    }

    @Test
    void understandsInASentence() {
        assertEquals("9x9, 30 givens, line", Formats.read(Boards.LEETCODE).understood());
        assertEquals(
                "4x4, 1 given, grid", Formats.read("1...\n....\n....\n....").understood());
    }
}

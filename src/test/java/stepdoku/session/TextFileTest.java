package stepdoku.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stepdoku.format.Formats;

/** Files by the names that users type, read no further than is needed. */
class TextFileTest {
    private static final String BOARD =
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9\n";

    @TempDir
    private Path folder;

    private TextFile file(String text) throws IOException {
        return TextFile.named(
                Files.writeString(folder.resolve("boards.txt"), text).toString());
    }

    @Test
    void aFileIsReadInWholeLinesUntilItIsEnough() throws IOException {
        TextFile file = file(BOARD.repeat(20_000));
        List<Integer> lengths = new ArrayList<>();
        String text = file.readUntil(Host.none(), beginning -> {
            lengths.add(beginning.length());
            return Formats.reaches(beginning, 1000);
        });
        assertEquals(2, lengths.size());
        assertTrue(text.length() < 200_000 && text.endsWith(BOARD), text.length() + " characters");
        assertEquals(17, Formats.read(text, 1000).grid().givenCount());
    }

    @Test
    void allOfItIsReadWhenNothingLessIsEnough() throws IOException {
        String boards = BOARD.repeat(3000) + "no end of line";
        assertEquals(boards, file(boards).readUntil(Host.none(), beginning -> false));
        assertEquals(BOARD, file(BOARD).readUntil(Host.none(), beginning -> false));
    }

    @Test
    void theBoardBehindTheLastLineIsNotReachedYet() {
        assertTrue(Formats.reaches(BOARD.repeat(3), 2));
        assertFalse(Formats.reaches(BOARD.repeat(3), 3));
        assertFalse(Formats.reaches(BOARD.substring(0, 20), 1));
    }
}

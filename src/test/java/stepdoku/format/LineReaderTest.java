package stepdoku.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import stepdoku.board.Grid;

/** Files of any length are read a line at a time. */
class LineReaderTest {
    private static LineReader readerFor(String firstLine) {
        return Formats.lineReader(firstLine).orElseThrow();
    }

    @Test
    void boardsOnLines() {
        LineReader reader = readerFor(Boards.LEETCODE);
        List<Grid> boards = Stream.of(
                        "# comment", "", Boards.LEETCODE + " # 1", "\uFEFF" + Boards.LEETCODE.replace('.', '0') + "\r")
                .map(reader::read)
                .flatMap(Optional::stream)
                .toList();
        assertEquals(List.of(Boards.leetcode(), Boards.leetcode()), boards);
    }

    @Test
    void aLineThatIsNoBoardIsToldAndNotSkipped() {
        LineReader reader = readerFor(Boards.LEETCODE);
        FormatException fault = assertThrows(FormatException.class, () -> reader.read(Boards.LEETCODE.substring(1)));
        assertEquals("80 cells: row 9 has 8, not 9", fault.getMessage());
        assertThrows(FormatException.class, () -> reader.read("title"));
    }

    @Test
    void boardsOfSeveralLinesHaveNoLineReader() {
        assertEquals(Optional.empty(), Formats.lineReader("53..7...."));
        assertEquals(Optional.empty(), Formats.lineReader("[[5,3,0,0,7,0,0,0,0],"));
    }
}

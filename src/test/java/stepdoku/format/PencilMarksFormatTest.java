package stepdoku.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import org.junit.jupiter.api.Test;
import stepdoku.board.Digits;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;

class PencilMarksFormatTest {
    private static final PencilMarksFormat FORMAT = new PencilMarksFormat();

    private static void assertReadBack(PencilMarks marks, String round) {
        String text = FORMAT.write(marks);
        Reading reading = Formats.read(text);
        assertEquals(FORMAT.name(), reading.format().name(), text);
        assertEquals(marks, reading.marks(), round + "\n" + text);
    }

    @Test
    void writesTheLayoutOfHoDoKu() {
        assertEquals("""
                .---------.---------.
                | 123 123 | 124 24  |
                | 4   12  | 3   2   |
                :---------+---------:
                | 23  4   | 2   1   |
                | 123 123 | 24  234 |
                '---------'---------'
                """, FORMAT.write(Boards.named("tiny-twelve")));
    }

    @Test
    void aCopyFromHoDoKu() {
        Reading reading = Formats.read("""
                .-----------------.--------------.-----------------.
                | 5   3    124    | 26   7  2468 | 1489  1249 248  |
                | 6   247  247    | 1    9  5    | 3478  234  2478 |
                | 12  9    8      | 23   34 24   | 13457 6    247  |
                :-----------------+--------------+-----------------:
                | 8   125  1259   | 579  6  147  | 4579  2459 3    |
                | 4   25   2569   | 8    5  3    | 579   259  1    |
                | 7   15   1359   | 59   2  14   | 4589  459  6    |
                :-----------------+--------------+-----------------:
                | 139 6    134579 | 357  35 7    | 2     8    4    |
                | 23  278  237    | 4    1  9    | 36    3    5    |
                | 123 1245 12345  | 2356 8  26   | 1346  7    9    |
                '-----------------'--------------'-----------------'
                """);
        assertEquals("9x9, 30 givens, pencil marks", reading.understood());
        assertEquals(Boards.leetcode(), reading.grid());
        assertEquals("5", Digits.text(reading.marks().candidates(40)));
    }

    @Test
    void aDigitAloneIsACandidateWhileAPeerHoldsIt() {
        Reading reading = Formats.read("""
                | 1 23 | 23 4 |
                | 4 2  | 13 13 |
                | 3 4  | 1  2 |
                | 2 1  | 34 3 |
                """);
        assertEquals("1..44...", reading.grid().toString().substring(0, 8));
        assertEquals("2", Digits.text(reading.marks().candidates(5)));
    }

    @Test
    void allBoardsAreReadBackWithTheirMarks() {
        Boards.all().forEach(grid -> assertReadBack(PencilMarks.of(grid), "all boards"));
    }

    @Test
    void entriesStayEntries() {
        Grid grid = Boards.leetcode().withEntry(2, 4).withEntry(3, 2);
        assertReadBack(PencilMarks.of(grid), "all boards");
    }

    @Test
    void marksAfterPlacementsAndEliminationsAreReadBack() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (Grid grid : Boards.all()) {
            PencilMarks marks = PencilMarks.of(grid);
            for (int cell : grid.emptyCells().toArray()) {
                int candidates = marks.candidates(cell);
                if (Digits.count(candidates) > 0 && random.nextInt(3) == 0) {
                    int digit = Digits.members(candidates)[random.nextInt(Digits.count(candidates))];
                    marks = random.nextInt(4) == 0 ? marks.place(cell, digit) : marks.eliminate(cell, digit);
                }
            }
            assertReadBack(marks, "seed " + seed);
        }
    }

    @Test
    void aFrameOfSimpleSudokuIsReadAsWell() {
        String text = FORMAT.write(Boards.leetcode())
                .replace("'", "*")
                .replaceAll("(?m)^\\.|\\.$", "*")
                .replace(':', '|');
        assertEquals(PencilMarks.of(Boards.leetcode()), Formats.read(text).marks());
        assertEquals(Pasted.COMPLETE, Pasted.of(text));
    }

    @Test
    void faultsAreToldWithTheirPlace() {
        assertEquals("pencil marks: row 2 has 3 cells, not 4", refusal("""
                | 1 23 | 23 4 |
                | 4 2  | 13 |
                | 3 4  | 1  2 |
                | 2 1  | 34 3 |
                """));
        assertEquals("pencil marks: '15' at row 2, column 3 are not different digits of a 4x4 board", refusal("""
                | 1 23 | 23 4 |
                | 4 2  | 15 1 |
                | 3 4  | 1  2 |
                | 2 1  | 34 3 |
                """));
        assertEquals("pencil marks of 3 rows: a board of 4x4 has 4", refusal("""
                | 1 23 | 23 4 |
                | 4 2  | 13 1 |
                | 3 4  | 1  2 |
                """));
    }

    private static String refusal(String text) {
        return assertThrows(FormatException.class, () -> Formats.read(text)).getMessage();
    }

    @Test
    void pastedLineByLineTheyAreCompleteWithTheFrame() {
        String text = FORMAT.write(Boards.leetcode());
        String[] lines = text.split("\n");
        String soFar = "";
        for (int i = 0; i < lines.length; i++) {
            soFar += lines[i] + "\n";
            assertEquals(i == lines.length - 1 ? Pasted.COMPLETE : Pasted.UNFINISHED, Pasted.of(soFar), soFar);
        }
    }
}

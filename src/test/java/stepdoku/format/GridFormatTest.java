package stepdoku.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import stepdoku.board.Grid;

class GridFormatTest {
    private static Grid read(String text) {
        Reading reading = Formats.read(text);
        assertEquals("grid", reading.format().name());
        return reading.grid();
    }

    private static void assertIsLeetcode(String text) {
        assertEquals(Boards.leetcode().toString(), read(text).toString());
    }

    @Test
    void plainLines() {
        assertIsLeetcode("""
                53..7....
                6..195...
                .98....6.
                8...6...3
                4..8.3..1
                7...2...6
                .6....28.
                ...419..5
                ....8..79
                """);
    }

    @Test
    void spacedWithBlankLinesBetweenBands() {
        assertIsLeetcode("""
                5 3 .  . 7 .  . . .
                6 . .  1 9 5  . . .
                . 9 8  . . .  . 6 .

                8 . .  . 6 .  . . 3
                4 . .  8 . 3  . . 1
                7 . .  . 2 .  . . 6

                . 6 .  . . .  2 8 .
                . . .  4 1 9  . . 5
                . . .  . 8 .  . 7 9
                """);
    }

    @Test
    void barsAndDashes() {
        assertIsLeetcode("""
                5 3 0 | 0 7 0 | 0 0 0
                6 0 0 | 1 9 5 | 0 0 0
                0 9 8 | 0 0 0 | 0 6 0
                ------+-------+------
                8 0 0 | 0 6 0 | 0 0 3
                4 0 0 | 8 0 3 | 0 0 1
                7 0 0 | 0 2 0 | 0 0 6
                ------+-------+------
                0 6 0 | 0 0 0 | 2 8 0
                0 0 0 | 4 1 9 | 0 0 5
                0 0 0 | 0 8 0 | 0 7 9
                """);
    }

    @Test
    void simpleSudokuFrame() {
        assertIsLeetcode("""
                *-----------*
                |53.|.7.|...|
                |6..|195|...|
                |.98|...|.6.|
                |---+---+---|
                |8..|.6.|..3|
                |4..|8.3|..1|
                |7..|.2.|..6|
                |---+---+---|
                |.6.|...|28.|
                |...|419|..5|
                |...|.8.|.79|
                *-----------*
                """);
    }

    @Test
    void plusFrame() {
        assertIsLeetcode("""
                +-------+-------+-------+
                | 5 3 _ | _ 7 _ | _ _ _ |
                | 6 _ _ | 1 9 5 | _ _ _ |
                | _ 9 8 | _ _ _ | _ 6 _ |
                +-------+-------+-------+
                | 8 _ _ | _ 6 _ | _ _ 3 |
                | 4 _ _ | 8 _ 3 | _ _ 1 |
                | 7 _ _ | _ 2 _ | _ _ 6 |
                +-------+-------+-------+
                | _ 6 _ | _ _ _ | 2 8 _ |
                | _ _ _ | 4 1 9 | _ _ 5 |
                | _ _ _ | _ 8 _ | _ 7 9 |
                +-------+-------+-------+
                """);
    }

    @Test
    void boxDrawingWithNamesOfRowsAndColumns() {
        assertIsLeetcode("""
                     1  2  3   4  5  6   7  8  9
                   ┌─────────┬─────────┬─────────┐
                 1 │[5][3] · │ · [7] · │ ·  ·  · │
                 2 │[6] ·  · │[1][9][5]│ ·  ·  · │
                 3 │ · [9][8]│ ·  · >·<│ · [6] · │
                   ├─────────┼─────────┼─────────┤
                 4 │[8] ·  · │ · [6] · │ ·  · [3]│
                 5 │[4] ·  · │[8] · [3]│ ·  · [1]│
                 6 │[7] ·  · │ · [2] · │ ·  · [6]│
                   ├─────────┼─────────┼─────────┤
                 7 │ · [6] · │ ·  ·  · │[2][8] · │
                 8 │ ·  ·  · │[4][1][9]│ ·  · [5]│
                 9 │ ·  ·  · │ · [8] · │ · [7][9]│
                   └─────────┴─────────┴─────────┘
                """);
    }

    @Test
    void doubleBoxDrawing() {
        assertEquals("1.......4......3", read("""
                ╔═════╦═════╗
                ║ 1 · ║ · · ║
                ║ · · ║ · · ║
                ╠═════╬═════╣
                ║ 4 · ║ · · ║
                ║ · · ║ · 3 ║
                ╚═════╩═════╝
                """).toString());
    }

    @Test
    void dashesAreARowWhereDashesAreEmptyCells() {
        assertIsLeetcode(Boards.LEETCODE.replace('.', '-').replaceAll("(.{9})", "$1\n"));
        assertEquals("1-----------4--3".replace('-', '.'), read("""
                1---
                ----
                ----
                4--3
                """).toString());
    }

    @Test
    void dashesAreAFrameWhereAnotherSignIsEmpty() {
        assertEquals("12..34..........", read("12..\n34..\n----\n....\n....\n").toString());
    }

    @Test
    void aRowOfDotsAndBarsAloneIsNoFrame() {
        assertEquals(81, read(". . . | . . . | . . .\n".repeat(9)).emptyCount());
        assertEquals(81, read("* * * | * * * | * * *\n".repeat(9)).emptyCount());
    }

    @Test
    void cellsOfASpreadsheetMayBeBlank() {
        for (String mark : new String[] {",", "\t", ";"}) {
            String text = Boards.LEETCODE
                    .replaceAll("(.)", "$1" + mark)
                    .replaceAll("((?:." + "\\" + mark + "){8}.)" + "\\" + mark, "$1\n")
                    .replace(".", "");
            assertIsLeetcode(text);
        }
    }

    @Test
    void aMarkdownTableIsAGrid() {
        assertEquals("1..4............", read("""
                | 1 |   |   | 4 |
                |---|---|---|---|
                | . |   |   |   |
                | . |   |   |   |
                | . |   |   |   |
                """).toString());
    }

    @Test
    void cellsMayBeNumbersWithMinusOneForEmpty() {
        assertIsLeetcode(Boards.LEETCODE
                .replaceAll("(.{9})", "$1\n")
                .replaceAll("([.\\d])", "$1 ")
                .replace(".", "-1"));
    }

    @Test
    void largeBoardsMayHaveNumbers() {
        Grid board = Boards.named("16x16-150");
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < 256; cell++) {
            text.append(String.format("%3d", board.digit(cell))).append(cell % 16 == 15 ? "\n" : "");
        }
        assertEquals(board, read(text.toString()));
    }

    @Test
    void rowsMayBeStringsOfSourceCode() {
        assertIsLeetcode(Boards.LEETCODE.replaceAll("(.{9})", "    \"$1\",\n"));
        assertIsLeetcode(Boards.LEETCODE.replaceAll("(.{9})", "    \"$1\\\\n\" +\n"));
    }

    @Test
    void severalGridsWithTitles() {
        String text = """
                Grid 01
                1..4
                ....
                ....
                ....
                Grid 02
                2..3
                ....
                ....
                ....
                The end
                """;
        assertEquals(2, Formats.readAll(text).count());
        assertEquals("2..3............", Formats.read(text, 2).grid().toString());
    }

    @Test
    void commentsAreNoCells() {
        assertEquals(
                "1..4............",
                read("# 1..4\n1..4 # 4 cells\n....\n....\n....\n").toString());
    }

    @Test
    void writesBoxesInFrames() {
        assertEquals("""
                +-------+-------+
                | . 3 . | 2 4 . |
                | . 6 . | . 1 . |
                +-------+-------+
                | . 5 1 | . 3 . |
                | 3 . . | . 6 . |
                +-------+-------+
                | . . . | 3 5 . |
                | . . 3 | . . 1 |
                +-------+-------+
                """, new GridFormat().write(Boards.named("6x6-easy")));
    }
}

package stepdoku.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stepdoku.board.Grid;

/** A board pasted line by line is unfinished up to its last line, and complete there. */
class PastedTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "# 53..7....",
                "#",
                "step 9",
                "s",
                "b",
                "b 3",
                "s 1000000",
                "back 3",
                "back 12345678",
                "next",
                "n",
                "set r1c1 5",
                "set r1c3=4 r2c4=7",
                "set 11 5",
                "clear all",
                "goto 8365",
                "goto 69175316691753166917531669",
                "b 12345678901234567890123456789",
                "load leetcode",
                "load 1 2 3 4",
                "check",
                "path 9",
                "until depth>=4",
                "break retract r1c7 digit 9",
                "delete 1",
                "queens 8",
                "new 9",
                "quit",
                "x",
                "?",
                "37",
                "3,7",
                "C7",
                "r1c3",
                "12345",
                "trace - 1..14",
                "load [[\"5\",\".\"]]",
                "generate 100",
                "strategy fewest; step 4",
                "f",
                "p",
                "load x.txt 17",
                "load ./boards/[1].txt",
                "help",
                "!ls",
                "\u0007",
                "hello, world",
                "1784",
                "2026"
            })
    void commandsAreNoBoards(String line) {
        assertEquals(Pasted.NO_BOARD, Pasted.of(line));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "53..7....",
                "5 3 . | . 7 . | . . .",
                "+-------+-------+-------+",
                "*-----------*",
                "|53.|.7.|...|",
                "┌───────┬───────┬───────┐",
                "│ 5 3 · │ · 7 · │ · · · │",
                "[[\"5\",\"3\",\".\",",
                "[[\"5\",\"3\"],",
                "[",
                "{",
                "{{'5','3','.'},",
                "char[][] board = {{'5','3'},",
                "board = [[5,3,0,0,7,0,0,0,0],",
                "> 53..7....",
                "```",
                ".........",
                "---------",
                "x x x x x x x x x",
                "A . . . | . . . . | . . . .",
                "5,3,,,7,,,,",
                "\"53..7....\",",
                "5F.E..2.A..B8716",
            })
    void rowsFramesAndArraysBeginABoard(String line) {
        assertEquals(Pasted.UNFINISHED, Pasted.of(line));
    }

    @Test
    void aLineOfAllCellsIsComplete() {
        for (Grid grid : Boards.all()) {
            assertEquals(Pasted.COMPLETE, Pasted.of(grid.toString()));
        }
    }

    @Test
    void aLongLineWithAFaultIsCompleteSoThatTheFaultIsTold() {
        assertEquals(Pasted.COMPLETE, Pasted.of(Boards.LEETCODE.substring(1)));
    }

    @Test
    void writtenBoardsAreCompleteWithTheirLastLine() {
        for (WritableFormat format : List.of(new GridFormat(), new LeetcodeFormat())) {
            for (Grid grid : Boards.all()) {
                assertCompleteAtTheEnd(format.write(grid));
            }
        }
    }

    @Test
    void plainRowsAreCompleteWithTheLastRow() {
        assertCompleteAtTheEnd(Boards.LEETCODE.replaceAll("(.{9})", "$1\n"));
        assertCompleteAtTheEnd("```\n" + Boards.LEETCODE.replaceAll("(.{9})", "$1\n") + "```\n");
        assertCompleteAtTheEnd("53. .7. ...\n6.. 195 ...\n\n" + "... ... ...\n".repeat(7));
    }

    @Test
    void arraysMayHaveACellOnEachLine() {
        assertCompleteAtTheEnd("[\n[\n1,\nnull,\nnull,\nnull\n],\n[0,0,0,0],\n[0,0,0,0],\n[0,0,0,0]\n]\n");
    }

    private static void assertCompleteAtTheEnd(String text) {
        String[] lines = text.split("\n");
        StringBuilder soFar = new StringBuilder();
        for (int i = 0; i < lines.length; i++) {
            soFar.append(lines[i]).append('\n');
            Pasted expected = i == lines.length - 1 ? Pasted.COMPLETE : Pasted.UNFINISHED;
            assertEquals(expected, Pasted.of(soFar.toString()), soFar.toString());
        }
    }

    @Test
    void aVerbEndsABoardThatWasBegun() {
        assertEquals(Pasted.NO_BOARD, Pasted.of("53..7....\nquit"));
    }

    @Test
    void aRowWithAFaultBelongsToTheBoard() {
        assertEquals(Pasted.UNFINISHED, Pasted.of("53..7....\n6..1O5..."));
    }
}

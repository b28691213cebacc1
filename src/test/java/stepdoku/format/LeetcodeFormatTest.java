package stepdoku.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stepdoku.board.Grid;

class LeetcodeFormatTest {
    private static Grid read(String text) {
        Reading reading = Formats.read(text);
        assertEquals("leetcode", reading.format().name());
        return reading.grid();
    }

    @Test
    void theBoardOfLeetCode() {
        Reading reading = Formats.read("""
                [["5","3",".",".","7",".",".",".","."]
                ,["6",".",".","1","9","5",".",".","."]
                ,[".","9","8",".",".",".",".","6","."]
                ,["8",".",".",".","6",".",".",".","3"]
                ,["4",".",".","8",".","3",".",".","1"]
                ,["7",".",".",".","2",".",".",".","6"]
                ,[".","6",".",".",".",".","2","8","."]
                ,[".",".",".","4","1","9",".",".","5"]
                ,[".",".",".",".","8",".",".","7","9"]]
                """);
        assertEquals(Boards.leetcode(), reading.grid());
        assertEquals("9x9, 30 givens, LeetCode JSON", reading.understood());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,2]]",
                "[[1, null, null, null], [null, 0, 0, 0], [0, 0, 0, 0], [-1, -1, -1, 2]]",
                "[[1, None, None, None], [None, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 2],]",
                "{{'1','.','.','.'},{'.','.','.','.'},{'.','.','.','.'},{'.','.','.','2'}};",
                "char[][] board = new char[][] {\n{'1',' ',' ',' '},\n{' ',' ',' ',' '},{0,0,0,0},{'0','0','0','2'}};",
                "char[][] b = new char[][]{new char[]{'1','.','.','.'},new char[]{'.','.','.','.'},"
                        + "new char[]{'.','.','.','.'},new char[]{'.','.','.','2'}};",
                "vector<vector<char>> board{{'1','.','.','.'},{0,0,0,0},{0,0,0,0},{0,0,0,'2'}};",
                "vec![vec!['1', '.', '.', '.'], vec![0, 0, 0, 0], vec![0, 0, 0, 0], vec![0, 0, 0, 2]]",
                "[[1 0 0 0]\n [0 0 0 0]\n [0 0 0 0]\n [0 0 0 2]]",
                "{\"board\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,2]],\"level\":\"easy\"}",
                "[1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2]",
                "[\"1...\",\"....\",\"....\",\"...2\"]",
                "Input: board = [[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,2]]\nOutput: [[1,3,4,2],[4,2,1,3],[2,1,3,4],[3,4,1,2]]",
                "class Test { int[][] board = {{1,0,0,0},{0,0,0,0},{0,0,0,0},{0,0,0,2}}; int n = 4; }",
                "[\n  [\n    1, 0, 0, 0\n  ],\n  [0,0,0,0],\n  [0,0,0,0],\n  [0,0,0,2]\n]",
            })
    void relativesInSourceCode(String text) {
        assertEquals("1..............2", read(text).toString());
    }

    @Test
    void digitsAboveNineAreNumbersOrLetters() {
        String rest = ",[0,0,0,0,0,0,0,0,0,0,0,0]".repeat(11);
        assertEquals(12, read("[[12,11,10,0,0,0,0,0,0,0,0,0]" + rest + "]").digit(0));
        assertEquals(12, read("[['C','B','A',0,0,0,0,0,0,0,0,0]" + rest + "]").digit(0));
    }

    @Test
    void severalArraysAreSeveralBoards() {
        String text = "[[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,2]], [[2,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,2]]]";
        assertEquals(2, Formats.readAll(text).count());
        assertEquals(2, Formats.read(text, 2).grid().digit(0));
    }

    @Test
    void writesARowALine() {
        String text = new LeetcodeFormat().write(Boards.leetcode());
        assertTrue(text.startsWith("""
                [["5","3",".",".","7",".",".",".","."],
                 ["6",".",".","1","9","5",".",".","."],
                """));
    }
}

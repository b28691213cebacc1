package stepdoku.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** One rule for all verbs: which texts are many boards, one on each line. */
class ManyLinesTest {
    private static final String BOARD = Boards.LEETCODE;

    private static void areLines(boolean expected, String... lines) {
        String text = String.join("\n", lines);
        assertEquals(expected, Formats.manyLines(text).isPresent(), text);
    }

    @Test
    void twoBoardsAreMany() {
        areLines(true, BOARD, BOARD);
        areLines(true, "# from the newspaper", "", BOARD, BOARD);
    }

    @Test
    void oneBoardIsNotMany() {
        areLines(false, BOARD);
        areLines(false, "# from the newspaper", BOARD, "");
    }

    @Test
    void aBoardAmongOtherLinesIsOneOfMany() {
        areLines(true, "hello", BOARD);
        areLines(true, BOARD, "53..7....");
        areLines(true, "12345", BOARD);
    }

    @Test
    void rowsAreNotMany() {
        areLines(false, BOARD.split("(?<=\\G.{9})"));
    }

    @Test
    void theCountThatBeginsACollectionIsNoBoard() {
        String text = "2\n" + BOARD + "\n" + BOARD;
        assertEquals(2, Formats.readAll(text).count());
        assertEquals(Boards.leetcode(), Formats.read(text, 1).grid());
    }
}

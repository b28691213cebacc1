package stepdoku.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What is refused, and with which sentence. */
class RefusalTest {
    private static void assertRefused(String sentence, String text) {
        assertEquals(
                sentence,
                assertThrows(FormatException.class, () -> Formats.read(text)).getMessage());
    }

    private static String grid(String line) {
        return line.replaceAll("(.{9})", "$1\n");
    }

    @Test
    void aCellTooFewInALine() {
        assertRefused("80 cells: row 9 has 8, not 9", Boards.LEETCODE.substring(1));
    }

    @Test
    void aCellTooManyInALine() {
        assertRefused("82 cells: 1 too many for a board of 9x9", Boards.LEETCODE + "1");
    }

    @Test
    void aCellTooFewInARow() {
        assertRefused("80 cells: row 2 has 8, not 9", grid(Boards.LEETCODE).replace("6..195...", "6..195.."));
    }

    @Test
    void aCellTooFewInTheFirstRow() {
        assertRefused("80 cells: row 1 has 8, not 9", grid(Boards.LEETCODE).replace("53..7....", "53..7..."));
    }

    @Test
    void cellsThatMoveFromRowToRow() {
        assertRefused("81 cells: row 1 has 8, not 9", grid(Boards.LEETCODE).replace(".\n6", "\n.6"));
    }

    @Test
    void aRowTooFew() {
        assertRefused("72 cells: 8 rows of 9, not 9", grid(Boards.LEETCODE.substring(9)));
    }

    @Test
    void rowsTooFewThatAreAsManyAsASmallerBoardHas() {
        assertRefused("54 cells: 6 rows of 9, not 9", grid(Boards.LEETCODE.substring(27)));
    }

    @Test
    void rowsThatNoBoardHas() {
        assertRefused("35 cells: a row of a board has one of 4, 6, 9, 12, 16, 25", "1......\n".repeat(5));
    }

    @Test
    void aStateThatContradictsItsPuzzle() {
        assertRefused(
                "the state of r1c1 is 4, but the puzzle gives 5", Examples.SADMAN.replace("5342.....", "4........"));
    }

    @Test
    void aNumberOfCellsThatNoBoardHas() {
        assertRefused("50 cells: a board has one of 16, 36, 81, 144, 256, 625", ".".repeat(49) + "1");
    }

    @Test
    void aLetterThatLooksLikeADigit() {
        assertRefused("letter O at row 1, column 3: is it a 0?", Boards.LEETCODE.replaceFirst("\\.", "O"));
        assertRefused("letter l at row 1, column 3: is it a 1?", grid(Boards.LEETCODE.replaceFirst("\\.", "l")));
    }

    @Test
    void anUnknownSymbol() {
        assertRefused(
                "'%' at row 2, column 2: a cell of a 9x9 board is 1-9, or . when empty",
                Boards.LEETCODE.replaceFirst("6\\.", "6%"));
    }

    @Test
    void aDigitAboveTheSize() {
        assertRefused("'5' at row 1, column 2: a cell of a 4x4 board is 1-4, or . when empty", "15..............");
        assertRefused(
                "A (10) at row 1, column 1: a cell of a 9x9 board is 1-9, or . when empty",
                Boards.LEETCODE.replaceFirst("5", "A"));
        assertRefused(
                "H (17) at row 1, column 1: a cell of a 16x16 board is 1-9 A-G, or . when empty",
                "H" + ".".repeat(255));
    }

    @Test
    void aWordInAnArray() {
        assertRefused(
                "'26' at row 1, column 2 is no digit, and no word for an empty cell",
                "[[1,26,3,4],[0,0,0,0],[0,0,0,0],[0,0,0,0]]");
    }

    @Test
    void aLineAmongTheRowsThatIsNone() {
        assertRefused("after row 2: no row of cells: 'Hello, world'", "1...\n....\nHello, world\n....\n....\n");
    }

    @Test
    void anArrayWithoutEnd() {
        assertRefused("the array is not closed: it ends after 2 complete rows", "[[1,0,0,0],[0,0,0,0],[0,0");
    }

    @Test
    void bracketsThatDoNotMatch() {
        assertRefused("an array begins with [ and ends with }", "[[1,0,0,0},[0,0,0,0]]");
    }

    @Test
    void severalBoardsWhereOneIsWanted() {
        assertRefused("3 boards: say which one, as in `load FILE 2`", (Boards.LEETCODE + "\n").repeat(3));
    }

    @Test
    void aBoardThatIsNotThere() {
        String two = (Boards.LEETCODE + "\n").repeat(2);
        assertEquals(
                "no board 3: there are 2",
                assertThrows(FormatException.class, () -> Formats.read(two, 3)).getMessage());
        assertThrows(FormatException.class, () -> Formats.read(two, 0));
    }

    @Test
    void aFaultInOneOfSeveralBoardsIsToldWithItsNumber() {
        String text = Boards.LEETCODE + "\n" + Boards.LEETCODE.substring(1) + "\n";
        assertEquals(
                "board 2: 80 cells: row 9 has 8, not 9",
                assertThrows(FormatException.class, () -> Formats.read(text, 2)).getMessage());
        assertEquals(Boards.leetcode(), Formats.read(text, 1).grid());
    }

    @Test
    void textWithoutABoard() {
        assertRefused("no board: the text is empty", " \n\t\n");
        assertRefused("no board in this text: it is in no format that is known", "Hello, world");
    }

    @Test
    void controlCharacters() {
        assertRefused("not a text: U+0007 in line 2", "....\n..\u0007.\n....\n....\n");
    }

    @Test
    void binaryJunk() {
        byte[] junk = {(byte) 0x89, 'P', 'N', 'G', 0, 1, 2, 3};
        assertEquals(
                "binary, not text: it holds zero bytes",
                assertThrows(FormatException.class, () -> Decoding.text(junk)).getMessage());
    }

    @Test
    void moreThanAMebibyteForOneBoard() {
        assertRefused("more than 1 MiB of text for one board", "1...\n....\n....\n" + " ".repeat(1 << 20) + "\n....\n");
    }

    @Test
    void bytesThatAreNoUtf8AreLatin1() {
        byte[] bytes = "5\u00B7\u00B73".getBytes(StandardCharsets.ISO_8859_1);
        assertEquals("5\u00B7\u00B73", Decoding.text(bytes));
        assertEquals(
                "5\u00B7",
                Decoding.text("\uFEFF5\u00B7".getBytes(StandardCharsets.UTF_16LE))
                        .substring(0, 2));
    }
}

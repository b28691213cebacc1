package stepdoku.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import stepdoku.board.Grid;

class LineFormatTest {
    private static final String EMPTY_SYMBOLS = ".0_*?-xX";

    private static Grid read(String text) {
        Reading reading = Formats.read(text);
        assertEquals("line", reading.format().name());
        return reading.grid();
    }

    @Test
    void everySignForEmptyIsRead() {
        for (char symbol : EMPTY_SYMBOLS.toCharArray()) {
            assertEquals(Boards.leetcode(), read(Boards.LEETCODE.replace('.', symbol)), "empty as " + symbol);
        }
    }

    @Test
    void signsForEmptyMayBeMixed() {
        StringBuilder mixed = new StringBuilder();
        for (char symbol : Boards.LEETCODE.toCharArray()) {
            mixed.append(symbol == '.' ? EMPTY_SYMBOLS.charAt(mixed.length() % EMPTY_SYMBOLS.length()) : symbol);
        }
        assertEquals(Boards.leetcode(), read(mixed.toString()));
    }

    @Test
    void aBoardOfDashesAloneIsEmpty() {
        assertEquals(Boards.named("empty"), read("-".repeat(81)));
    }

    @Test
    void allSizesAreRead() {
        for (int size : new int[] {4, 6, 9, 12, 16, 25}) {
            String line = "1".repeat(size) + ".".repeat(size * size - size);
            assertEquals(size, read(line).geometry().size());
        }
    }

    @Test
    void whatFollowsTheFirstFieldIsNoCell() {
        for (String rest : List.of(" # easy 12", "#1", " 123", "\t9", ",534678912672195348", ";1;2", ",")) {
            assertEquals(Boards.leetcode(), read(Boards.LEETCODE + rest), rest);
        }
    }

    @Test
    void aLineMayHaveSpacesOrBarsBetweenItsCellsOrRows() {
        assertEquals(Boards.leetcode(), read(String.join(" ", Boards.LEETCODE.split(""))));
        assertEquals(Boards.leetcode(), read(Boards.LEETCODE.replaceAll("(.{9})", "$1 ")));
        assertEquals(Boards.leetcode(), read(Boards.LEETCODE.replaceAll("(.{9})", "$1|")));
    }

    @Test
    void eachLineIsABoard() {
        String text = """
                # a collection
                53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79

                8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.. # Inkala
                """;
        assertEquals(
                List.of(Boards.leetcode(), Boards.named("inkala-2012")),
                Formats.readAll(text).map(Reading::grid).toList());
        assertEquals(Boards.named("inkala-2012"), Formats.read(text, 2).grid());
    }

    @Test
    void sixteenLinesOfSixteenAreTinyBoardsOnlyWhenNoDigitIsAboveFour() {
        String tiny = ".1.3.....3..4...\n".repeat(16);
        assertEquals(16, Formats.readAll(tiny).count());
        assertEquals(Boards.named("tiny-straight"), Formats.read(tiny, 16).grid());
        assertEquals(
                16, Formats.read(tiny.replaceFirst("3", "5")).grid().geometry().size());
        assertEquals(
                16,
                Formats.read("................\n".repeat(16)).grid().geometry().size());
    }

    @Test
    void sixteenBySixteenMayCountFromZeroToF() {
        String fromOne = Boards.named("16x16-150").toString();
        String fromZero = fromOne.chars()
                .mapToObj(symbol -> symbol == '.' ? "." : Integer.toHexString(Character.digit(symbol, 17) - 1))
                .reduce("", String::concat);
        Reading reading = Formats.read(fromZero);
        assertEquals(Boards.named("16x16-150"), reading.grid());
        assertEquals("16x16, 150 givens, line, 0-F read as 1-G", reading.understood());
    }

    @Test
    void manyZerosAndNoOtherSignForEmptyAreEmptyCells() {
        String line = "5F0E" + "0".repeat(252);
        assertEquals(
                "16x16, 3 givens, line, 0 read as empty", Formats.read(line).understood());
    }

    @Test
    void lettersMayBeSmall() {
        String line = Boards.named("16x16-150").toString();
        assertEquals(Boards.named("16x16-150"), read(line.toLowerCase()));
    }

    @Test
    void clashesAreNoFaultOfReading() {
        assertEquals(
                Boards.named("clash-in-row"), read(Boards.named("clash-in-row").toString()));
    }
}

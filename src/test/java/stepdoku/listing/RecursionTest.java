package stepdoku.listing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stepdoku.board.Grid;

/** The recursions that learners see are real: they solve, and they do what their strategies say. */
class RecursionTest {
    private static final Grid LEETCODE =
            Grid.ofLine("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Grid TINY_TWELVE = Grid.ofLine("....4.3..4.1....");

    @Test
    void theUninstrumentedClassSolvesToo() {
        char[][] board = CharBoard.of(LEETCODE);
        assertTrue(new ScanRecursion(LEETCODE.geometry()).solve(board));
        assertEquals(
                "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
                CharBoard.grid(LEETCODE, board).toString());
    }

    @Test
    void aBoardWithoutSolutionIsLeftAsItWas() {
        Grid none = Grid.ofLine(".2....3.3....1..");
        char[][] board = CharBoard.of(none);
        assertEquals(0, Recording.of("scan").run(board, event -> {}).solutions());
        assertArrayEquals(CharBoard.of(none), board);
    }

    @Test
    void digitsBeyondNineAreLetters() {
        char[][] board = CharBoard.of(Boards.named("16x16-150"));
        Recording.of("fewest").run(board, event -> {});
        assertEquals("5FGEC423AD9B8716", new String(board[0]));
    }

    @Test
    void theFirstMovesOnTheLeetcodeBoard() {
        assertEquals(
                List.of(
                        "place r1c3 = 1",
                        "place r1c4 = 2",
                        "place r1c6 = 4",
                        "place r1c7 = 8",
                        "place r1c8 = 9",
                        "retract r1c8 = 9",
                        "retract r1c7 = 8",
                        "place r1c7 = 9",
                        "retract r1c7 = 9"),
                Recording.of("scan").moves(LEETCODE).subList(0, 9));
    }

    @Test
    void tinyTwelveTakesTwelveDigitsBack() {
        Counts counts = Recording.of("scan").run(TINY_TWELVE, event -> {});
        assertEquals(24, counts.placements());
        assertEquals(12, counts.retractions());
    }

    @ParameterizedTest
    @CsvSource({"4, 2", "6, 4", "8, 92"})
    void allQueensAreFound(int n, int solutions) {
        assertEquals(
                solutions,
                Recording.of("queens").run(chessBoard(n), event -> {}).solutions());
        assertEquals(solutions, new QueensRecursion(n).solve(chessBoard(n)).size());
    }

    @Test
    void theQueensStandInTheOrderOfTheirColumns() {
        List<String> solutions = new QueensRecursion(4)
                .solve(chessBoard(4)).stream().map(RecursionTest::text).toList();
        assertEquals(List.of(".Q.. ...Q Q... ..Q.", "..Q. Q... ...Q .Q.."), solutions);
    }

    static char[][] chessBoard(int n) {
        return IntStream.range(0, n)
                .mapToObj(row -> ".".repeat(n).toCharArray())
                .toArray(char[][]::new);
    }

    private static String text(char[][] board) {
        return String.join(
                " ",
                IntStream.range(0, board.length)
                        .mapToObj(row -> new String(board[row]))
                        .toList());
    }
}

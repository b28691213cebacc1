package stepdoku.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;

class BoardViewTest {
    private static final Grid TINY = Pictures.boards().get("tiny-twelve");

    @Test
    void aSearchShowsGivensPathAndTheLastPlacement() {
        assertEquals("""
                    1  2  3   4  5  6   7  8  9
                  ┌─────────┬─────────┬─────────┐
                1 │[5][3] 1 │ 2 [7] 4 │ 8 >9< · │
                2 │[6] ·  · │[1][9][5]│ ·  ·  · │
                3 │ · [9][8]│ ·  ·  · │ · [6] · │
                  ├─────────┼─────────┼─────────┤
                4 │[8] ·  · │ · [6] · │ ·  · [3]│
                5 │[4] ·  · │[8] · [3]│ ·  · [1]│
                6 │[7] ·  · │ · [2] · │ ·  · [6]│
                  ├─────────┼─────────┼─────────┤
                7 │ · [6] · │ ·  ·  · │[2][8] · │
                8 │ ·  ·  · │[4][1][9]│ ·  · [5]│
                9 │ ·  ·  · │ · [8] · │ · [7][9]│
                  └─────────┴─────────┴─────────┘
                """, Pictures.plain(BoardView.of(Pictures.search("leetcode", "scan", 5)), 80));
    }

    @Test
    void aRetractionShowsTheEmptiedCell() {
        assertEquals("""
                    1  2   3  4
                  +------+------+
                1 | 1  2 |>.< . |
                2 |[4] . |[3] . |
                  +------+------+
                3 | . [4]| . [1]|
                4 | .  . | .  . |
                  +------+------+
                """, Pictures.ascii(BoardView.of(Pictures.search("tiny-twelve", "scan", 4)), 80));
    }

    @Test
    void boxesOfSixAreWiderThanHigh() {
        assertEquals("""
                    1  2  3   4  5  6
                  ┌─────────┬─────────┐
                1 │ · [3] · │[2][4] · │
                2 │ · [6] · │ · [1] · │
                  ├─────────┼─────────┤
                3 │ · [5][1]│ · [3] · │
                4 │[3] ·  · │ · [6] · │
                  ├─────────┼─────────┤
                5 │ ·  ·  · │[3][5] · │
                6 │ ·  · [3]│ ·  · [1]│
                  └─────────┴─────────┘
                """, Pictures.plain(BoardView.of(Pictures.boards().get("6x6-easy")), 60));
    }

    @Test
    void entriesClashesAndCellsToLookAtHaveTheirOwnShapes() {
        Grid grid = TINY.withEntry(0, 2).withEntry(14, 3);
        assertEquals("""
                    1  2   3  4
                  ┌──────┬──────┐
                1 │(2) · │ ·  · │
                2 │[4] · │!3!{·}│
                  ├──────┼──────┤
                3 │ · [4]│ · [1]│
                4 │ ·  · │!3! · │
                  └──────┴──────┘
                """, Pictures.plain(BoardView.of(grid, Marking.none().with(Role.HIGHLIGHT, 7)), 80));
    }

    @Test
    void colourTellsGivensByWeightInTheSamePlaces() {
        BoardView board = BoardView.of(Pictures.search("leetcode", "scan", 5));
        String plain = Pictures.plain(board, 80);
        String coloured = Pictures.text(board, new Page(80, Theme.of(Palette.DARK)));
        assertEquals(plain.replaceAll("[\\[\\]]", " "), coloured);

        AttributedString row = board.lines(new Page(80, Theme.of(Palette.DARK))).get(2);
        assertEquals(
                Theme.of(Palette.DARK).style(Role.GIVEN),
                row.styleAt(row.toString().indexOf('5')));
        assertEquals(
                Theme.of(Palette.DARK).style(Role.CHANGED),
                row.styleAt(row.toString().indexOf('9')));
    }

    @Test
    void thePlainThemeHasNoStyles() {
        BoardView board = BoardView.of(Pictures.search("leetcode", "scan", 5));
        for (AttributedString line : board.lines(new Page(80, Theme.plain()))) {
            assertEquals(new AttributedString(line.toString()), line);
        }
    }

    @Test
    void boardsOfSixteenFitEightyColumnsAndThoseOfTwentyFiveSixty() {
        assertTrue(width(16, 80) <= 80);
        assertTrue(width(25, 60) <= 60);
        assertTrue(width(25, 40) <= 40);
    }

    private static int width(int size, int page) {
        List<AttributedString> lines =
                BoardView.of(Grid.empty(Geometry.of(size))).lines(new Page(page, Theme.plain()));
        return lines.stream().mapToInt(AttributedString::columnLength).max().orElseThrow();
    }

    @Test
    void onNarrowPagesASignStandsLeftOfTheSymbol() {
        assertEquals("""
                    1 2  3 4
                  ┌────┬────┐
                1 │ 1>2│ · ·│
                2 │[4 ·│[3 ·│
                  ├────┼────┤
                3 │ ·[4│ ·[1│
                4 │ · ·│ · ·│
                  └────┴────┘
                """, Pictures.plain(BoardView.of(Pictures.search("tiny-twelve", "scan", 2)), 14));
    }
}

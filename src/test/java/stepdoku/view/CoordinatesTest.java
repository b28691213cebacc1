package stepdoku.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;

class CoordinatesTest {
    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', delimiter = '|', textBlock = """
            r1c1                                    | A1
            r9c9 takes 5, as r3c10 does             | I9 takes 5, as C10 does
            r25c25                                  | Y25
            r1c3=4 r1c4=2 (r1c6: 5 left)            | A3=4 A4=2 (A6: 5 left)
            XY-Wing: 1/2/3 in r2c7,r3c1 => r3c7<>3  | XY-Wing: 1/2/3 in B7,C1 => C7<>3
            r1c1 =5= r1c7 -5- r3c8                  | A1 =5= A7 -5- C8
            X-Wing: 5 r25 c37                       | X-Wing: 5 r25 c37
            row 3, column 7, box 2                  | row 3, column 7, box 2
            r3=c4                                   | r3=c4
            boolean dfs(char[][] board, int r, int c) | boolean dfs(char[][] board, int r, int c)
            there is no cell 'r10c3'                | there is no cell 'r10c3'
            """)
    void cellsAreNamedByLetterAndNumberAndAllElseStays(String text, String named) {
        assertEquals(named, Coordinates.A1.named(text));
        assertEquals(text, Coordinates.R1C1.named(text));
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 9, 12, 16, 25})
    void theRowsOfBoardsHaveLetters(int size) {
        Page page = new Page(200, Theme.plain(), Coordinates.A1);
        Grid grid = Grid.empty(Geometry.of(size));
        String letters = "ABCDEFGHIJKLMNOPQRSTUVWXY".substring(0, size);
        assertEquals(letters, heads(BoardView.of(grid), page));
        assertEquals(letters, heads(MarksView.of(PencilMarks.of(grid)), page));
    }

    /** The letters at the left of a picture, from top to bottom. */
    private static String heads(View view, Page page) {
        return view.lines(page).stream()
                .map(line -> line.toString().substring(0, 1))
                .filter(head -> head.matches("[A-Z]"))
                .reduce("", String::concat);
    }

    @Test
    void theQueensRowsKeepTheirNumbers() {
        Page letters = new Page(80, Theme.plain(), Coordinates.A1);
        View queens = QueensView.of(Pictures.queens(6, 7));
        assertEquals(queens.lines(new Page(80, Theme.plain())), queens.lines(letters));
    }

    @Test
    void aLineIsBrokenWhereTheNamesThatAreShownEnd() {
        Page page = new Page(20, Theme.plain(), Coordinates.A1);
        assertEquals(1, Text.of("r1c1 r1c2 r1c3 r1c4 r1c5").lines(page).size());
    }
}

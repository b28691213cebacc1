package stepdoku.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import stepdoku.search.Search;

class NarrationTest {
    private static String tell(String board, String strategy, long time) {
        return Narration.of(Pictures.search(board, strategy, time));
    }

    @Test
    void theBeginningNamesTheFirstCell() {
        assertEquals(
                "Nothing has been tried yet; the first call will choose r1c3, the first empty cell.",
                tell("leetcode", "scan", 0));
    }

    @Test
    void aPlacementSaysWhichDigitsDoNotFit() {
        assertEquals(
                "r1c6, the first empty cell, takes 4, the first digit that fits (1 to 3 do not).",
                tell("leetcode", "scan", 3));
        assertEquals("r1c8, the first empty cell, takes 9, the only digit that fits.", tell("leetcode", "scan", 5));
    }

    @Test
    void thePlacementAfterARetractionGoesOnInTheSameCell() {
        assertEquals("r1c6 took back its 4; the next digit that fits is 6 (5 does not).", tell("leetcode", "scan", 11));
    }

    @Test
    void aRetractionNamesTheCallThatFailedAndWhatIsLeft() {
        assertEquals(
                "The call for r1c7 had no digit left and returned false: r1c6 takes back its 4 and has 6 and 8 left to try.",
                tell("leetcode", "scan", 10));
        assertEquals(
                "The call for r1c9 found no digit that fits and returned false: "
                        + "r1c8 takes back its 9, has no digit left to try and will return false too.",
                tell("leetcode", "scan", 6));
    }

    @Test
    void withTheFlagNothingReturnsFalse() {
        assertEquals(
                "The call for r9c1 found no digit that fits and returned, ok still false: "
                        + "r9c2 takes back its 5, has no digit left to try and will return too.",
                tell("leetcode", "backward", 6));
        assertEquals(
                "No empty cell is left: this call sets ok to true, and every call that waits sees it and returns.",
                tell("leetcode", "backward", 1959));
    }

    @Test
    void everyStrategySaysWhyItChoseTheCell() {
        assertEquals(
                "r3c5, in the fullest house (column 5, 6 of 9 filled), takes 3, the first digit that fits (1 and 2 do not).",
                tell("leetcode", "fullest", 1));
        assertEquals(
                "r5c5, the first cell with the fewest candidates, takes 5, the only digit that fits.",
                tell("leetcode", "fewest", 1));
        assertEquals(
                "r5c5, the first cell with one candidate, takes 5, the only digit that fits.",
                tell("leetcode", "forced", 1));
        assertEquals("1 has only one place left in row 2: r2c4 takes it.", tell("wikipedia-worst", "forced", 1));
    }

    @Test
    void aSolutionIsReturnedAllTheWayUp() {
        assertEquals(
                "No empty cell is left: this call returns true, and so does every call that waits for it.",
                tell("leetcode", "scan", 8365));
    }

    @Test
    void theEndSaysHowManySolutionsThereAre() {
        assertEquals(
                "r1c1 takes back its 4 and has no digit left to try: the first call returns false. There is no solution.",
                tell("tiny-none", "scan", 8));
        assertTrue(tell("tiny-two", "scan", Long.MAX_VALUE).endsWith("returns false. There are 2 solutions."));
        assertTrue(tell("leetcode", "fewest", Long.MAX_VALUE).endsWith("There is one solution, and no other."));
        assertEquals(
                "No digit fits in r1c1: the first call returns false. There is no solution.",
                tell("dead-cell", "scan", 0));
    }

    @Test
    void queensStandInRowsAndColumns() {
        assertEquals(
                "Row 2 takes column 3, the first column that is safe (columns 1 and 2 are not).",
                Narration.of(Pictures.queens(4, 2)));
        assertEquals(
                "The call for row 3 found no column that is safe and returned: "
                        + "row 2 takes back its queen in column 3 and has column 4 left to try.",
                Narration.of(Pictures.queens(4, 3)));
        Search search = Pictures.queens(4, 0);
        while (!search.atSolution()) {
            search.forward();
        }
        assertEquals(
                "No empty row is left: this call keeps a copy and returns, and the search goes on.",
                Narration.of(search));
    }
}

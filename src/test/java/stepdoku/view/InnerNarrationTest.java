package stepdoku.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import stepdoku.search.InnerEvent;
import stepdoku.search.Inside;
import stepdoku.search.Search;

/** What is said between two moves: an event of each kind, in each way of returning. */
class InnerNarrationTest {
    @Test
    void aCallTellsWhoMadeItAndWhatItChooses() {
        assertEquals("The first call of dfs begins: it chooses r1c3, the first empty cell.", leetcode("scan", 0, 1));
        assertEquals(
                "The call for r1c3 calls dfs: the new call chooses r1c4, the first empty cell.",
                leetcode("scan", 1, 1));
        assertEquals("The call for row 1 calls dfs: the new call chooses row 2.", told(Pictures.queens(4, 1), 1));
    }

    @Test
    void aTestNamesThePeerOrTheQueenThatForbids() {
        assertEquals("1 does not fit in r1c4: r1c3 holds it, in row 1.", leetcode("scan", 1, 2));
        assertEquals("2 fits in r1c4: it is tried next.", leetcode("scan", 1, 3));
        assertEquals(
                "Column 1 is not safe in row 2: the queen of row 1 attacks it along the column.",
                told(Pictures.queens(4, 1), 2));
        assertEquals(
                "Column 2 is not safe in row 2: the queen of row 1 attacks it along a diagonal.",
                told(Pictures.queens(4, 1), 3));
    }

    @Test
    void aDigitThatFitsMayBePassedOverForOneThatIsSure() {
        Search search = Pictures.search("inkala-2012", "forced", 3);
        assertEquals(
                "The call for r2c2 calls dfs: the new call chooses r2c1, as 9 has only one place left in box 1.",
                told(search, 1));
        assertEquals("5 may not be tried in r2c1: another digit is sure and is tried alone.", told(search, 6));
    }

    @Test
    void returningAndTakingBackAreTwoThings() {
        assertEquals(
                "No digit is left to try in r1c7: dfs returns false. The call for r1c6, which waited, still holds its 4.",
                leetcode("scan", 9, 1));
        assertEquals(
                "No digit is left to try in r1c1: dfs returns false. It was the first call: the search is at its end.",
                told(Pictures.search("tiny-none", "scan", 8), 1));
    }

    @Test
    void aSolutionIsPassedOnAsTheListingDoes() {
        Search scan = Pictures.search("tiny-twelve", "scan", 36);
        assertEquals("The call for r4c4 calls dfs: the new call finds no empty cell.", told(scan, 1));
        assertEquals("No empty cell is left: dfs returns true.", told(scan, 2));
        assertEquals(
                "The inner call returned true: the call for r4c4 leaves its 3 where it is and returns true as well.",
                told(scan, 3));
        Search backward = Pictures.search("tiny-twelve", "backward", 38);
        assertEquals("No empty cell is left: dfs sets ok to true and returns.", told(backward, 2));
        assertEquals(
                "The flag ok is true: the call for r1c1 leaves its 2 where it is and returns as well.",
                told(backward, 3));
        assertEquals(
                "No empty row is left: dfs keeps a copy of the solution and returns.", told(Pictures.queens(4, 12), 2));
    }

    private static String leetcode(String strategy, long time, int stop) {
        return told(Pictures.search("leetcode", strategy, time), stop);
    }

    private static String told(Search search, int stop) {
        List<InnerEvent> events = search.atSolution() ? Inside.answer(search) : Inside.after(search);
        return InnerNarration.of(search, events.get(stop - 1));
    }
}

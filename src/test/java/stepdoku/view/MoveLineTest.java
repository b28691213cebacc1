package stepdoku.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import stepdoku.search.Search;

class MoveLineTest {
    @Test
    void aPlacementAndARetractionAreFacts() {
        assertEquals("time 1: place r1c3 = 1, depth 1", MoveLine.of(Pictures.search("leetcode", "scan", 1)));
        assertEquals("time 9: retract r1c7 = 9, depth 3", MoveLine.of(Pictures.search("leetcode", "scan", 9)));
    }

    @Test
    void beforeTheFirstMoveNothingIsPlaced() {
        assertEquals("time 0: nothing placed yet", MoveLine.of(Pictures.search("leetcode", "scan", 0)));
    }

    @Test
    void aSolutionComesWithItsCounts() {
        assertEquals(
                "time 8365: solved; 4208 placements, 4157 retractions, 37652 tests",
                MoveLine.of(Pictures.search("leetcode", "scan", 8365)));
    }

    @Test
    void anEndWithoutSolutionComesWithItsCounts() {
        assertEquals(
                "time 8: no solution; 4 placements, 4 retractions, 20 tests",
                MoveLine.of(Pictures.search("tiny-none", "scan", 8)));
    }

    @Test
    void aFullBoardIsSolvedAtTimeZero() {
        assertEquals(
                "time 0: solved; 0 placements, 0 retractions, 0 tests",
                MoveLine.of(Pictures.search("full-valid", "scan", 0)));
    }

    @Test
    void aDeadFirstCellIsTheEndAtTimeZero() {
        assertEquals(
                "time 0: no solution; 0 placements, 0 retractions, 9 tests",
                MoveLine.of(Pictures.search("dead-cell", "scan", 0)));
    }

    @Test
    void laterSolutionsAndTheEndAreCounted() {
        Search search = Pictures.search("tiny-two", "scan", 1);
        while (search.counts().solutions() < 2) {
            search.forward();
        }
        assertEquals("solved, solution 2", MoveLine.of(search).replaceAll("time \\d+: |;.*", ""));
        Pictures.forward(search, Long.MAX_VALUE);
        assertEquals("done; 2 solutions", MoveLine.of(search).replaceAll("time \\d+: |; \\d+ placements.*", ""));
    }

    @Test
    void queensStandInColumnsAndTheirSolutionsAreCounted() {
        assertEquals("time 2: place r2 = c3, depth 2", MoveLine.of(Pictures.queens(4, 2)));
        assertEquals(
                "time 32: done; 2 solutions; 16 placements, 16 retractions, 60 tests",
                MoveLine.of(Pictures.queens(4, Long.MAX_VALUE)));
    }
}

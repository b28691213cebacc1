package stepdoku.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class StatsViewTest {
    @Test
    void countersAndDeadEndsByDepth() {
        assertEquals("""
                time                 36
                placements           24
                retractions          12
                tests                76
                dead ends             4
                solutions             1
                maximum depth  12 of 12

                depth  dead ends
                    3          2  ########################################
                    4          0
                    5          2  ########################################
                """, Pictures.ascii(StatsView.of(Pictures.search("tiny-twelve", "scan", 36)), 60));
    }

    @Test
    void deepSearchesAreGatheredByRangesOfDepth() {
        String stats = Pictures.plain(StatsView.of(Pictures.search("leetcode", "scan", 8365)), 80);
        assertTrue(stats.contains("placements        4,208\n"), stats);
        assertTrue(stats.contains("tests            37,652\n"), stats);
        assertTrue(stats.lines().count() <= 24, stats);
    }

    @Test
    void countersStandOnOneLineAsFarAsThereIsRoom() {
        Counters counters = new Counters(Pictures.search("leetcode", "scan", 8365));
        assertEquals(
                "placements 4,208   retractions 4,157   tests 37,652   deepest 51 of 51\n",
                Pictures.plain(counters, 80));
        assertEquals("placements 4,208   retractions 4,157   tests 37,652\n", Pictures.plain(counters, 60));
    }
}

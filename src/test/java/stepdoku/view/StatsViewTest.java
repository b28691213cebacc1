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

                depth  calls  branching  dead ends
                    0      1       2.00          0  #####
                    1      2       2.00          0  ##########
                    2      4       1.25          0  ###################
                    3      5       0.60          2  ########################
                    4      3       1.00          0  ##############
                    5      3       0.33          2  ##############
                    6      1       1.00          0  #####
                    7      1       1.00          0  #####
                    8      1       1.00          0  #####
                    9      1       1.00          0  #####
                   10      1       1.00          0  #####
                   11      1       1.00          0  #####
                   12      1       0.00          0  #####
                """, Pictures.ascii(StatsView.of(Pictures.search("tiny-twelve", "scan", 36), ""), 60));
    }

    @Test
    void deepSearchesAreGatheredByRangesOfDepth() {
        String stats = Pictures.plain(StatsView.of(Pictures.search("leetcode", "scan", 8365), ""), 80);
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

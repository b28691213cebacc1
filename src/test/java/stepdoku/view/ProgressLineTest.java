package stepdoku.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stepdoku.search.Search;

class ProgressLineTest {
    @Test
    void itSaysHowFarAndHowFast() {
        Search search = Pictures.search("leetcode", "scan", 4000);
        assertEquals("time 4,000, 25.1M moves/s, depth 22, about 63.6 % done", ProgressLine.of(search, 25_123_456));
        assertEquals("time 4,000, 12,346 moves/s, depth 22, about 63.6 % done", ProgressLine.of(search, 12_345.6));
    }

    @Test
    void littleIsNotNothingAndMuchIsNotAll() {
        assertEquals("0.00 %", ProgressLine.percent(0));
        assertEquals("less than 0.01 %", ProgressLine.percent(1e-9));
        assertEquals("0.42 %", ProgressLine.percent(0.0042));
        assertEquals("99.9 %", ProgressLine.percent(0.99999));
        assertEquals("100 %", ProgressLine.percent(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tiny-none", "tiny-two", "6x6-two-solutions"})
    void theShareNeverFallsAndEndsAtOne(String board) {
        Search search = Pictures.search(board, "scan", 0);
        double before = Share.of(search);
        assertEquals(0, before);
        while (search.forward()) {
            double share = Share.of(search);
            assertTrue(share >= before - 1e-12, () -> MoveLine.of(search));
            before = share;
        }
        assertEquals(1, before, 1e-9);
    }
}

package stepdoku.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stepdoku.board.Grid;
import stepdoku.search.Trial.Ending;

/** What strategies need, and what many boards say of them together. */
class TrialTest {
    private static final String LEETCODE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String NO_SOLUTION = ".2....3.3....1..";

    private static Trial trial(String board, String strategy, long mostMoves) {
        Search search = new Search(
                new SudokuPosition(Grid.ofLine(board)),
                Strategies.find(strategy).orElseThrow());
        return Trial.run(search, true, mostMoves, now -> true);
    }

    @ParameterizedTest
    @CsvSource({"scan, 4208, 4157", "backward, 1005, 954", "fullest, 339, 288", "fewest, 51, 0", "forced, 51, 0"})
    void theLeetcodeBoard(String strategy, long placements, long retractions) {
        Trial trial = trial(LEETCODE, strategy, 10_000);
        assertEquals(Ending.SOLVED, trial.ending());
        assertEquals(placements, trial.counts().placements());
        assertEquals(retractions, trial.counts().retractions());
    }

    @Test
    void aTrialStopsAtItsLimit() {
        Trial trial = trial(LEETCODE, "scan", 8364);
        assertEquals(Ending.CUT_OFF, trial.ending());
        assertEquals(8364, trial.counts().time());
        assertEquals(Ending.SOLVED, trial(LEETCODE, "scan", 8365).ending());
    }

    @Test
    void aBoardWithoutASolutionIsFoundOut() {
        assertEquals(Ending.NO_SOLUTION, trial(NO_SOLUTION, "scan", 1000).ending());
    }

    @Test
    void anInterruptedTrialSaysSo() {
        Search large = new Search(new SudokuPosition(Grid.ofLine(".".repeat(625))), Strategies.SCAN);
        Trial stopped = Trial.run(large, true, Long.MAX_VALUE, now -> false);
        assertEquals(Ending.INTERRUPTED, stopped.ending());
        assertEquals(large.time(), stopped.counts().time());
    }

    @Test
    void theMedianCountsABoardThatWasCutOffAsTheWorst() {
        Series series = new Series(Strategies.SCAN);
        assertEquals(OptionalLong.empty(), series.median());
        series.add(trial(LEETCODE, "scan", 10_000));
        series.add(trial(LEETCODE, "fewest", 10_000));
        series.add(trial(LEETCODE, "scan", 100));
        assertEquals(OptionalLong.of(4208), series.median());
        assertEquals(2, series.solved());
        series.add(trial(LEETCODE, "scan", 100));
        series.add(trial(LEETCODE, "scan", 100));
        assertEquals(OptionalLong.empty(), series.median());
        assertEquals(5, series.boards());
    }
}

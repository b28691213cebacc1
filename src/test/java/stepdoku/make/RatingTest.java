package stepdoku.make;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import stepdoku.board.Grid;
import stepdoku.hint.Level;
import stepdoku.hint.Technique;

class RatingTest {
    /** 69,175,316 placements row by row, and for a person an afternoon's walk. */
    private static final Grid WORST_FOR_SCAN =
            Grid.ofLine("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");

    @Test
    void whatIsWorstForASearchCanBeEasy() {
        Rating rating = Rating.of(WORST_FOR_SCAN);
        assertEquals(Level.EASY, rating.level());
        assertEquals(Optional.of("Hidden Single"), rating.hardest().map(Technique::name));
        assertEquals(
                64,
                rating.counts().values().stream().mapToInt(Integer::intValue).sum());
    }

    @Test
    void aBoardThatLogicCannotFinishIsBeyond() {
        Rating rating = Rating.of(
                Grid.ofLine("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."));
        assertEquals(Level.BEYOND, rating.level());
        assertTrue(!rating.path().isSolved());
    }

    @Test
    void theQuickTestOfALevelIsRight() {
        Generator generator = new Generator(Wish.any(), 9);
        for (int i = 0; i < 50; i++) {
            Grid grid = generator.next(() -> true).orElseThrow();
            Level level = Rating.of(grid).level();
            for (Level each : Level.values()) {
                assertEquals(each == level, Rating.is(each, grid), grid + " " + each);
            }
        }
    }

    @Test
    void theLevelIsThatOfTheHardestTechnique() {
        Generator generator = new Generator(Wish.any(), 4);
        for (int i = 0; i < 100; i++) {
            Grid grid = generator.next(() -> true).orElseThrow();
            Rating rating = Rating.of(grid);
            Level hardest = rating.hardest().orElseThrow().level();
            assertEquals(rating.path().isSolved() ? hardest : Level.BEYOND, rating.level(), grid.toString());
        }
    }

    @Test
    void aFullBoardNeedsNothing() {
        Rating rating = Rating.of(
                Grid.ofLine("534678912672195348198342567859761423426853791713924856961537284287419635345286179"));
        assertEquals(Optional.empty(), rating.hardest());
        assertEquals(Level.EASY, rating.level());
    }
}

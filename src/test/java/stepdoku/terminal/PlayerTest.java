package stepdoku.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** How a search is played, by a clock that the tests turn. */
class PlayerTest {
    private static final List<Integer> RATES = Pace.RATES;

    private final Player player = new Player();

    @Test
    void whilePausedNothingIsDue() {
        assertFalse(player.isDue(1_000_000));
        assertEquals(100, player.patience(1_000_000, 100));
        assertEquals("paused", player.toString());
    }

    @Test
    void theFirstMoveIsDueAtOnceAndTheNextAPauseLater() {
        player.toggle(1000);
        assertTrue(player.isDue(1000));
        assertEquals("step 1", player.line(1000));
        assertFalse(player.isDue(1199));
        assertEquals(50, player.patience(1150, 100));
        assertTrue(player.isDue(1200));
    }

    @Test
    void whoComesLateDoesNotHurryAfterwards() {
        player.toggle(0);
        player.line(0);
        player.line(10_000);
        assertFalse(player.isDue(9_999));
        assertTrue(player.isDue(10_000));
        player.line(10_000);
        assertFalse(player.isDue(10_199));
    }

    @Test
    void turnedItGoesBack() {
        player.turn();
        player.toggle(0);
        assertEquals("back 1", player.line(0));
        assertEquals("playing backward, 5 a second", player.toString());
    }

    @Test
    void toggledTwiceItIsPaused() {
        player.toggle(0);
        player.toggle(5);
        assertFalse(player.isPlaying());
    }

    @ParameterizedTest
    @FieldSource("RATES")
    void inASecondItMakesAsManyMovesAsItSays(int rate) {
        Pace pace = new Pace(rate);
        long pictures = 1000 / pace.pause();
        assertEquals(rate, pictures * pace.moves());
        assertTrue(pictures <= 25, pictures + " pictures a second");
    }

    @Test
    void speedGoesFromOneToAThousandAndNoFurther() {
        IntStream.range(0, 20).forEach(time -> player.faster());
        assertEquals("1000 moves a second", player.manner());
        IntStream.range(0, 20).forEach(time -> player.slower());
        assertEquals("1 move a second", player.manner());
    }
}

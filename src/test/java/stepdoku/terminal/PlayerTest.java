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

    private final Player player = new Player(Pace.usual());

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
    void whoComesLateMakesTheMovesThatAreDue() {
        player.toggle(0);
        assertEquals("step 1", player.line(0));
        assertEquals("step 2", player.line(400));
        assertEquals(600, 400 + player.patience(400, 1000));
    }

    @Test
    void whoComesMuchTooLateDoesNotHurry() {
        player.toggle(0);
        player.line(0);
        assertEquals("step 1", player.line(10_000));
        assertFalse(player.isDue(10_199));
        assertTrue(player.isDue(10_200));
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
        Player playing = new Player(new Pace(rate));
        playing.toggle(0);
        int moves = 0;
        int pictures = 0;
        for (int now = 0; now < 1000; now++) {
            if (playing.isDue(now)) {
                moves += Integer.parseInt(playing.line(now).substring("step ".length()));
                pictures++;
            }
        }
        assertTrue(moves >= rate * 0.95 && moves <= rate, moves + " moves");
        assertTrue(pictures <= 25, pictures + " pictures");
    }

    @Test
    void speedGoesFromOneToAThousandAndNoFurther() {
        IntStream.range(0, 20).forEach(time -> player.faster(0));
        assertEquals("1000 moves a second", player.manner());
        IntStream.range(0, 20).forEach(time -> player.slower(0));
        assertEquals("1 move a second", player.manner());
    }
}

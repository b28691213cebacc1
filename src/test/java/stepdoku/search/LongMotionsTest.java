package stepdoku.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import stepdoku.search.Stop.Reason;

/** Motions of hundreds of thousands of moves: they can be interrupted, and any time can be reached again. */
class LongMotionsTest {
    private static final Subject SUBJECT = Subject.of("golden-nugget", "scan");
    private static final long SOLUTION = 304_053 + 303_993;

    private static Stepper stepper() {
        return new Stepper(SUBJECT.search(), true, () -> true);
    }

    private static void assertTrueState(Stepper stepper) {
        Search search = stepper.search();
        Search replay = SUBJECT.search();
        replay.forwardTo(search.time(), Bounds.NONE);
        assertEquals(State.of(replay), State.of(search));
    }

    @Test
    void anInterruptedRunStandsAtATrueTimeAndGoesOn() {
        Stepper stepper = new Stepper(SUBJECT.search(), true, () -> false);
        int parts = repeatUntilDone(stepper, each -> each.run(List.of()));
        assertTrue(parts > 10);
        assertEquals(SOLUTION, stepper.search().time());
    }

    @Test
    void everyLongMotionCanBeInterrupted() {
        Stepper stepper = new Stepper(SUBJECT.search(), true, () -> false);
        Breakpoint never = new Breakpoint(1, new Condition("time < 0", List.of(Term.time(Comparison.LESS, 0))), 1);
        assertTrue(repeatUntilDone(stepper, each -> each.run(List.of(never))) > 10);
        assertEquals(SOLUTION, stepper.search().time());
        assertTrue(repeatUntilDone(stepper, each -> each.reverse(List.of(never))) > 10);
        assertEquals(0, stepper.search().time());
        stepper.goTo(SOLUTION);
        assertTrue(repeatUntilDone(stepper, each -> each.back(Long.MAX_VALUE)) > 10);
        assertEquals(0, stepper.search().time());
    }

    /** Asks again until the motion is not interrupted; answers how often. */
    private static int repeatUntilDone(Stepper stepper, Function<Stepper, Stop> motion) {
        int parts = 1;
        while (motion.apply(stepper).reason() == Reason.INTERRUPTED) {
            if (parts++ % 20 == 0) {
                assertTrueState(stepper);
            }
        }
        assertTrueState(stepper);
        return parts;
    }

    @Test
    void goToReachesEveryTimeThatWasSeen() {
        Random random = Seeded.random("times");
        Stepper stepper = stepper();
        stepper.run(List.of());
        for (int i = 0; i < 100; i++) {
            long time = random.nextLong(SOLUTION + 1);
            stepper.goTo(time);
            assertEquals(time, stepper.search().time());
            assertTrueState(stepper);
        }
    }

    @Test
    void theWayThereDoesNotMatter() {
        Stepper stepper = stepper();
        stepper.run(List.of());
        stepper.goTo(300_000);
        State there = State.of(stepper.search());
        stepper.reverse(List.of());
        assertEquals(0, stepper.search().time());
        stepper.step(400_000);
        stepper.back(100_000);
        assertEquals(there, State.of(stepper.search()));
        stepper.run(List.of());
        assertEquals(SOLUTION, stepper.search().time());
    }
}

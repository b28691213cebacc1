package stepdoku.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import stepdoku.search.Stop.Reason;

/** Breakpoints on the board of 36 moves that the guide uses. */
class BreakpointTest {
    private static Stepper stepper() {
        return new Stepper(Subject.of("tiny-twelve", "scan").search(), true, () -> true);
    }

    private static Breakpoint on(long every, Term... terms) {
        return new Breakpoint(1, new Condition("as asked", List.of(terms)), every);
    }

    /** The times at which run stops, up to the solution. */
    private static List<Long> stops(Breakpoint... breakpoints) {
        Stepper stepper = stepper();
        List<Long> stops = new ArrayList<>();
        while (stepper.run(List.of(breakpoints)).reason() == Reason.BREAKPOINT) {
            stops.add(stepper.search().time());
        }
        assertEquals(36, stepper.search().time());
        return stops;
    }

    private static List<Long> retractions() {
        Timeline timeline = new Timeline(Subject.of("tiny-twelve", "scan"), true);
        return LongStream.rangeClosed(1, 36)
                .filter(timeline::isRetraction)
                .boxed()
                .toList();
    }

    @Test
    void runStopsAtEveryHit() {
        assertEquals(retractions(), stops(on(1, Term.retract())));
    }

    @Test
    void everyThirdHitStops() {
        List<Long> all = retractions();
        assertEquals(List.of(all.get(2), all.get(5), all.get(8), all.get(11)), stops(on(3, Term.retract())));
    }

    @Test
    void aDisabledOneStopsNothingAndCountsNothing() {
        Breakpoint breakpoint = on(1, Term.retract());
        breakpoint.enable(false);
        assertEquals(List.of(), stops(breakpoint));
        assertEquals(0, breakpoint.hits());
    }

    @Test
    void hitsAreCounted() {
        Breakpoint breakpoint = on(5, Term.retract());
        stops(breakpoint);
        assertEquals(12, breakpoint.hits());
    }

    @Test
    void aMotionStartsWhereTheConditionHolds() {
        Stepper stepper = stepper();
        Breakpoint first = on(1, Term.time(Comparison.AT_MOST, 5));
        stepper.step(3);
        stepper.run(List.of(first));
        assertEquals(4, stepper.search().time());
        stepper.reverse(List.of(first));
        assertEquals(3, stepper.search().time());
    }

    @Test
    void theStopNamesItsBreakpoint() {
        Breakpoint breakpoint = on(1, Term.retract());
        assertEquals(
                breakpoint,
                stepper()
                        .run(List.of(on(1, Term.depth(Comparison.GREATER, 99)), breakpoint))
                        .breakpoint()
                        .orElseThrow());
    }

    @Test
    void aBreakpointInsideASubtreeEndsNext() {
        Stepper stepper = stepper();
        stepper.step(1);
        Stop stop = stepper.next(List.of(on(1, Term.depth(Comparison.EQUAL, 4))));
        assertEquals(Reason.BREAKPOINT, stop.reason());
        assertEquals(4, stepper.search().depth());
    }
}

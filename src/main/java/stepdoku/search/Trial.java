package stepdoku.search;

import java.time.Duration;
import java.util.function.Predicate;

/**
 * What one strategy needed on one position: up to its first solution, or through all of them, or to the limit of moves
 * that it was given.
 */
public record Trial(Strategy strategy, Ending ending, Counts counts, Duration duration) {

    /** How a trial ended. */
    public enum Ending {
        /** With a solution, or, if all were wanted, with all of them. */
        SOLVED,
        NO_SOLUTION,
        /** It made as many moves as it was allowed. */
        CUT_OFF,
        INTERRUPTED
    }

    /** Lets a search at time 0 make at most so many moves; it asks now and then whether it may go on. */
    public static Trial run(Search search, boolean firstSolutionOnly, long mostMoves, Predicate<Search> goOn) {
        long start = System.nanoTime();
        Stepper stepper = new Stepper(search, firstSolutionOnly, () -> goOn.test(search));
        Stop stop = stepper.step(mostMoves);
        Duration duration = Duration.ofNanos(System.nanoTime() - start);
        return new Trial(search.strategy(), ending(stepper, stop), search.counts(), duration);
    }

    private static Ending ending(Stepper stepper, Stop stop) {
        if (stepper.hasAnswer()) {
            return Ending.SOLVED;
        }
        if (stepper.search().ended()) {
            return stepper.search().counts().solutions() > 0 ? Ending.SOLVED : Ending.NO_SOLUTION;
        }
        return stop.reason() == Stop.Reason.INTERRUPTED ? Ending.INTERRUPTED : Ending.CUT_OFF;
    }

    /** Whether it came to its end by itself. */
    public boolean isComplete() {
        return ending == Ending.SOLVED || ending == Ending.NO_SOLUTION;
    }
}

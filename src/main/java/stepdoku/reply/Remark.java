package stepdoku.reply;

import java.util.Optional;
import stepdoku.search.Search;
import stepdoku.search.Stepper;
import stepdoku.search.Stop;

/** What is to be said about the end of a motion, beside the place where the search now stands. */
public final class Remark {
    private Remark() {}

    public static Optional<String> of(Stepper stepper, Stop stop, long before) {
        boolean stayed = stepper.search().time() == before;
        return switch (stop.reason()) {
            case BREAKPOINT ->
                stop.breakpoint()
                        .map(hit -> "Stopped at " + name(hit.number()) + ": " + hit.condition()
                                + (hit.isOnce() ? "; it was set for once and is gone" : ""));
            case INTERRUPTED -> Optional.of("Paused; every verb works from here, and continue goes on.");
            case START ->
                stayed ? Optional.of("This is time 0: nothing comes before the first move.") : Optional.empty();
            case SOLUTION -> stayed ? Optional.of(hasAnswer(stepper.search())) : Optional.empty();
            case END -> stayed ? Optional.of("The search is at its end: no move is left.") : Optional.empty();
            case DONE -> Optional.empty();
        };
    }

    private static String name(int number) {
        return number == Pause.ONE_OFF ? "the condition" : "breakpoint " + number;
    }

    private static String hasAnswer(Search search) {
        return search.fullDepth() == 0
                ? "The board is full: there is nothing to search."
                : "The search has its answer; continue refuses it and looks for another.";
    }
}

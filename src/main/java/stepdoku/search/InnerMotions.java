package stepdoku.search;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import stepdoku.search.Stop.Reason;

/**
 * The finer motions of a {@link Stepper}, through the calls, tests and returns between two moves, and the place between two
 * moves where it stands. Every other motion begins at the last move. Mutable.
 */
final class InnerMotions {
    /** How many stops are made between two looks at the world. */
    private static final long SLICE = 1 << 13;

    private final Stepper stepper;
    private final Search search;
    private final BooleanSupplier goOn;
    /** How many of the events that follow the last move have happened; 0 at the move itself. */
    private int happened;

    InnerMotions(Stepper stepper, BooleanSupplier goOn) {
        this.stepper = stepper;
        this.search = stepper.search();
        this.goOn = goOn;
    }

    Optional<InnerStop> stop() {
        return happened == 0 ? Optional.empty() : Optional.of(new InnerStop(events().subList(0, happened)));
    }

    /** How many events have happened since the last move. */
    int happened() {
        return happened;
    }

    /** Stands behind so many events; when there are fewer, that is an IllegalArgumentException. */
    void resume(int count) {
        if (count < 0 || count > events().size()) {
            throw new IllegalArgumentException("no place between two moves of this search");
        }
        happened = count;
    }

    /** Whether we stand in the call that the last move, a placement, has made. */
    boolean inNewCall() {
        return happened > 0 && search.time() > 0 && !search.retracted();
    }

    /** Back to the last move. Answers whether we stood behind it. */
    boolean leave() {
        boolean stoodInside = happened > 0;
        happened = 0;
        return stoodInside;
    }

    /** On by so many stops, a move being one of them; a solution is not refused. */
    Stop step(long stops) {
        for (long made = 1; made <= stops; made++) {
            if (happened < events().size()) {
                happened++;
            } else if (stepper.hasAnswer()) {
                return Stop.of(Reason.SOLUTION);
            } else if (search.ended()) {
                return Stop.of(Reason.END);
            } else {
                stepper.step(1);
            }
            if (made % SLICE == 0 && !goOn.getAsBoolean()) {
                return Stop.of(Reason.INTERRUPTED);
            }
        }
        return Stop.of(Reason.DONE);
    }

    /** Back by so many stops. Before a move that refused a solution comes the return that was refused. */
    Stop back(long stops) {
        for (long made = 1; made <= stops; made++) {
            if (happened > 0) {
                happened--;
            } else if (search.back()) {
                happened = Inside.after(search).size();
            } else {
                return Stop.of(Reason.START);
            }
            if (made % SLICE == 0 && !goOn.getAsBoolean()) {
                return Stop.of(Reason.INTERRUPTED);
            }
        }
        return Stop.of(Reason.DONE);
    }

    /** The events from the last move to the next one, or to the return of the first call. */
    private List<InnerEvent> events() {
        return stepper.hasAnswer() ? Inside.answer(search) : Inside.after(search);
    }
}

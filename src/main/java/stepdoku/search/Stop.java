package stepdoku.search;

import java.util.Optional;

/** Why a motion of the {@link Stepper} ended, and the breakpoint if it was one. */
public record Stop(Reason reason, Optional<Breakpoint> breakpoint) {

    /** The ways in which a motion ends. */
    public enum Reason {
        /** It went as far as it was asked to. */
        DONE,
        /** A solution stands: a boolean dfs has its answer. */
        SOLUTION,
        BREAKPOINT,
        /** There is no next move: the first call has returned. */
        END,
        /** There is no earlier move: time 0. */
        START,
        INTERRUPTED
    }

    static Stop of(Reason reason) {
        return new Stop(reason, Optional.empty());
    }

    static Stop at(Breakpoint breakpoint) {
        return new Stop(Reason.BREAKPOINT, Optional.of(breakpoint));
    }
}

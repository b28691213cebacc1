package stepdoku.search;

import java.util.List;

/**
 * How far a motion may go: to a time; to a depth, which is below the floor when moving forward, and a placement at the
 * floor or less when moving back; to a solution; to a breakpoint.
 */
record Bounds(long time, int floor, boolean solutions, List<Breakpoint> breakpoints) {
    private static final int NO_FLOOR = -1;

    static final Bounds NONE = time(Long.MAX_VALUE, false);

    static Bounds time(long time, boolean solutions) {
        return new Bounds(time, NO_FLOOR, solutions, List.of());
    }

    static Bounds floor(int floor, boolean solutions, List<Breakpoint> breakpoints) {
        return new Bounds(Long.MAX_VALUE, floor, solutions, breakpoints);
    }

    /** No bound but a depth. */
    static Bounds floor(int floor) {
        return floor(floor, false, List.of());
    }

    static Bounds events(boolean solutions, List<Breakpoint> breakpoints) {
        return floor(NO_FLOOR, solutions, breakpoints);
    }

    /** The breakpoints, for a loop over millions of moves. */
    Breakpoint[] watched() {
        return breakpoints.toArray(Breakpoint[]::new);
    }

    /** The same bounds for a motion back, whose last time is 0. */
    Bounds backward() {
        return new Bounds(0, floor, solutions, breakpoints);
    }
}

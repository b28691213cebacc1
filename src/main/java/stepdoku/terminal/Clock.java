package stepdoku.terminal;

import java.util.concurrent.TimeUnit;

/** The time for measuring how long something lasts: it never goes back, whatever becomes of the time of day. */
final class Clock {
    private Clock() {}

    /** Milliseconds since some moment. */
    static long milliseconds() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }
}

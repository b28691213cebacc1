package stepdoku.terminal;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.jline.utils.Signals;

/**
 * Ctrl-C for one verb without a terminal: the verb ends its work and tells what is done. One that does not look, as it
 * waits for input, is ended soon, and so is any at the second time. Mutable.
 */
final class Stopping {
    private static final String INTERRUPT = "INT";
    private static final Duration GRACE = Duration.ofMillis(500);

    private volatile boolean pressed;
    private volatile boolean heeded;

    /** Runs the verb. */
    void during(Runnable work) {
        Object before = Signals.register(INTERRUPT, this::press);
        try {
            work.run();
        } finally {
            Signals.unregister(INTERRUPT, before);
        }
    }

    private void press() {
        if (!pressed) {
            pressed = true;
            LockSupport.parkNanos(GRACE.toNanos());
        } else {
            heeded = false;
        }
        if (!heeded) {
            System.exit(Stopped.STATUS);
        }
    }

    /** Whether the work may go on; asked by the work. */
    boolean goOn() {
        heeded = heeded || pressed;
        return !pressed;
    }

    boolean pressed() {
        return pressed;
    }
}

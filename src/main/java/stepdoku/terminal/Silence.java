package stepdoku.terminal;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.PosixSysTerminal;

/**
 * Waits for keys more finely than a terminal can. A read with a timeout ends when the driver of the terminal says so, and
 * that counts tenths of a second; but it also tells, at once, how much was typed and not yet read.
 */
final class Silence {
    /** What the driver can do itself, in milliseconds. */
    private static final long COARSE = 100;
    /** From one look to the next, in milliseconds. */
    private static final long TICK = 4;

    private final boolean canBeHeard;

    private Silence(boolean canBeHeard) {
        this.canBeHeard = canBeHeard;
    }

    /** The silence of the terminal of the process; others need no finer wait than their own. */
    static Silence of(Terminal terminal) {
        return new Silence(terminal instanceof PosixSysTerminal);
    }

    /** Whether nothing is typed for so many milliseconds; false when that is not known, and a read is to find out. */
    boolean lasts(long milliseconds) {
        if (!canBeHeard || milliseconds >= COARSE) {
            return false;
        }
        long end = Clock.milliseconds() + milliseconds;
        while (isSilent()) {
            long left = end - Clock.milliseconds();
            if (left <= 0) {
                return true;
            }
            sleep(Math.min(TICK, left));
        }
        return false;
    }

    private static boolean isSilent() {
        try {
            return System.in.available() == 0;
        } catch (IOException gone) {
            return false;
        }
    }

    private static void sleep(long milliseconds) {
        try {
            TimeUnit.MILLISECONDS.sleep(milliseconds);
        } catch (InterruptedException fault) {
            Thread.currentThread().interrupt();
        }
    }
}

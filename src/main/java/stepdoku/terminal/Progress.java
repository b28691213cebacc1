package stepdoku.terminal;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.apache.commons.lang3.StringUtils;

/** A line that tells how far long work has come, painted over and over and gone at the end. */
final class Progress {
    private static final long FIRST = Duration.ofMillis(600).toNanos();
    private static final long AGAIN = Duration.ofMillis(100).toNanos();

    private final PrintWriter writer;
    private final IntSupplier width;
    private final BooleanSupplier isSeen;
    private long start;
    private long next;
    /** How many characters stand on the line. */
    private int painted;

    /** A line that is written so, no wider than this; whether somebody sees it is asked when work takes long. */
    Progress(PrintWriter writer, IntSupplier width, BooleanSupplier isSeen) {
        this.writer = writer;
        this.width = width;
        this.isSeen = isSeen;
    }

    /** Work begins. */
    void begin() {
        start = System.nanoTime();
        next = start + FIRST;
        painted = 0;
    }

    /** How long the work has been going on. */
    Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - start);
    }

    /** Work goes on: paints the line if it is time, with a hint at its end. */
    void tick(Supplier<String> text, String hint) {
        if (System.nanoTime() < next) {
            return;
        }
        next = isSeen.getAsBoolean() ? System.nanoTime() + AGAIN : Long.MAX_VALUE;
        if (next < Long.MAX_VALUE) {
            paint(StringUtils.left(text.get() + "  (" + hint + ")", Math.max(1, width.getAsInt() - 1)));
        }
    }

    /** Work has ended: the line goes. */
    void end() {
        if (painted > 0) {
            paint("");
            writer.print('\r');
            writer.flush();
        }
    }

    private void paint(String line) {
        writer.print('\r' + StringUtils.rightPad(line, painted));
        writer.flush();
        painted = line.length();
    }
}

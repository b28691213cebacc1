package stepdoku.terminal;

import java.time.Duration;
import java.util.function.Supplier;
import org.jline.terminal.Terminal;
import org.jline.utils.InfoCmp.Capability;

/** A line that tells how far long work has come, painted over and over and gone at the end. */
final class Progress {
    private static final long FIRST = Duration.ofMillis(600).toNanos();
    private static final long AGAIN = Duration.ofMillis(100).toNanos();

    private final Terminal terminal;
    private long start;
    private long next;
    private boolean painted;

    Progress(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Work begins. */
    void begin() {
        start = System.nanoTime();
        next = start + FIRST;
        painted = false;
    }

    /** How long the work has been going on. */
    Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - start);
    }

    /** Work goes on: paints the line if it is time. */
    void tick(Supplier<String> text) {
        if (System.nanoTime() >= next) {
            paint(text.get() + "  (Ctrl-C pauses)");
            next = System.nanoTime() + AGAIN;
            painted = true;
        }
    }

    /** Work has ended: the line goes. */
    void end() {
        if (painted) {
            paint("");
        }
        painted = false;
    }

    private void paint(String line) {
        terminal.puts(Capability.carriage_return);
        terminal.puts(Capability.clr_eol);
        int width = Math.max(1, terminal.getWidth() - 1);
        terminal.writer().print(line.length() <= width ? line : line.substring(0, width));
        terminal.flush();
    }
}

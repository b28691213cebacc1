package stepdoku.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.MouseTracking;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.Terminal.SignalHandler;
import org.jline.utils.AttributedString;
import org.jline.utils.Display;
import org.jline.utils.InfoCmp.Capability;
import stepdoku.view.Ansi;

/**
 * The alternate screen of a terminal: pictures are painted by their differences, and on leaving the terminal is as it was
 * before. A signal that ends the program leaves the screen first. Mutable.
 */
final class FullScreen {
    /** After so many milliseconds it was continued before anybody could hear of it. */
    private static final long LATEST_STOP = 500;

    private final Terminal terminal;
    private final Display display;
    private final Endings endings = new Endings(this::leave);
    private Size size = new Size();
    /** The settings of the terminal outside; null while the screen is not entered. */
    private Attributes outside;

    FullScreen(Terminal terminal) {
        this.terminal = terminal;
        this.display = new Display(FramedTerminal.of(terminal), true);
    }

    /** Whether pictures can be painted on a terminal. */
    static boolean isPossible(Terminal terminal) {
        return terminal.getStringCapability(Capability.cursor_address) != null
                && !Terminal.TYPE_DUMB.equals(terminal.getType());
    }

    synchronized void enter() {
        outside = terminal.enterRawMode();
        endings.watch();
        terminal.puts(Capability.enter_ca_mode);
        terminal.puts(Capability.keypad_xmit);
        terminal.puts(Capability.cursor_invisible);
        terminal.trackMouse(MouseTracking.Normal);
        forget();
    }

    /** Gives the terminal back; once is enough, and twice does no harm. */
    synchronized void leave() {
        if (outside != null) {
            terminal.trackMouse(MouseTracking.Off);
            terminal.puts(Capability.cursor_normal);
            terminal.puts(Capability.keypad_local);
            terminal.puts(Capability.exit_ca_mode);
            terminal.flush();
            terminal.setAttributes(outside);
            endings.forget();
            outside = null;
        }
    }

    /** Stops the program, as Ctrl-Z does, and comes back to the screen when it is continued. */
    void suspend() {
        leave();
        stop();
        enter();
    }

    /** The signal may come a moment after it was sent; until it was followed by another the terminal is the shell's. */
    private void stop() {
        String self = String.valueOf(ProcessHandle.current().pid());
        CountDownLatch continued = new CountDownLatch(1);
        SignalHandler before = terminal.handle(Signal.CONT, signal -> continued.countDown());
        try {
            new ProcessBuilder("kill", "-STOP", self).start().waitFor();
            continued.await(LATEST_STOP, TimeUnit.MILLISECONDS);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        } catch (InterruptedException fault) {
            Thread.currentThread().interrupt();
        } finally {
            terminal.handle(Signal.CONT, before);
        }
    }

    /** The size, and whether it is another one than when this was asked before. */
    boolean hasNewSize() {
        Size now = terminal.getSize();
        boolean other = !now.equals(size);
        if (other) {
            size = new Size(now.getColumns(), now.getRows());
            forget();
        }
        return other;
    }

    int rows() {
        return Math.max(1, size.getRows());
    }

    int columns() {
        return Math.max(1, size.getColumns());
    }

    /** What stands on the screen is not known: the next picture is painted whole. */
    void forget() {
        display.clear();
        display.resize(rows(), columns());
    }

    /** Paints a picture of as many lines as there are rows. */
    synchronized void paint(List<AttributedString> lines) {
        if (outside != null) {
            display.update(
                    new ArrayList<>(lines.stream().map(Ansi::disguised).toList()), size.cursorPos(rows() - 1, 0));
        }
    }

    /** Empties the last row and stands there, with the cursor seen and the keys as outside, for a line to be typed. */
    synchronized void toLastRow() {
        terminal.setAttributes(outside);
        terminal.trackMouse(MouseTracking.Off);
        terminal.puts(Capability.cursor_address, rows() - 1, 0);
        terminal.puts(Capability.clr_eol);
        terminal.puts(Capability.cursor_normal);
        terminal.flush();
    }

    /** The line was typed. */
    synchronized void fromLastRow() {
        terminal.enterRawMode();
        terminal.puts(Capability.cursor_invisible);
        terminal.trackMouse(MouseTracking.Normal);
        forget();
    }
}

package stepdoku.terminal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import org.jline.builtins.ScreenTerminal;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.LineDisciplineTerminal;

/** A terminal inside this program, with a screen to look at and keys to type: JLine's line discipline and its VT100. */
final class VirtualTerminal implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Duration GLANCE = Duration.ofMillis(10);

    private final ScreenTerminal screen;
    private final LineDisciplineTerminal terminal;
    private final StringBuffer output = new StringBuffer();

    VirtualTerminal(int columns, int rows) throws IOException {
        screen = new ScreenTerminal(columns, rows);
        terminal = new LineDisciplineTerminal("test", "xterm-256color", new Painting(), StandardCharsets.UTF_8);
        terminal.setSize(new Size(columns, rows));
    }

    /** Paints on the screen what is written, whenever it is flushed. */
    private final class Painting extends ByteArrayOutputStream {
        @Override
        public synchronized void flush() {
            String text = toString(StandardCharsets.UTF_8);
            reset();
            output.append(text);
            screen.write(text);
        }
    }

    Terminal terminal() {
        return terminal;
    }

    /** All that was written so far. */
    String output() {
        return output.toString();
    }

    void types(String keys) {
        try {
            terminal.processInputBytes(keys.getBytes(StandardCharsets.UTF_8));
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    void resizes(int columns, int rows) {
        screen.setSize(columns, rows);
        terminal.setSize(new Size(columns, rows));
    }

    List<String> screen() {
        return screen.toString().lines().map(String::stripTrailing).toList();
    }

    /** Waits until a text stands somewhere on the screen, in one row. */
    void awaits(String text) throws InterruptedException {
        awaits(text, true);
    }

    /** Waits until a text stands somewhere on the screen, or until it is gone. */
    void awaits(String text, boolean there) throws InterruptedException {
        Instant end = Instant.now().plus(PATIENCE);
        while (screen().stream().anyMatch(row -> row.contains(text)) != there) {
            if (Instant.now().isAfter(end)) {
                throw new AssertionError("waited " + (there ? "without '" : "with '") + text + "'; the screen:\n"
                        + screen().stream().map(row -> "| " + row).collect(Collectors.joining("\n")));
            }
            Thread.sleep(GLANCE.toMillis());
        }
    }

    @Override
    public void close() throws IOException {
        terminal.close();
    }
}

package stepdoku.terminal;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.OutputFlag;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import stepdoku.export.Asciicast;
import stepdoku.session.Recorder;
import stepdoku.session.TextFile;
import stepdoku.session.UserError;
import stepdoku.session.WholeFile;

/**
 * Puts down what a terminal shows while a recording is under way. When the file cannot be written any more, the recording
 * is dropped, and the next one who asks is told. Mutable; at a shutdown it is ended by another thread.
 */
final class Tape implements Recorder {
    private final Terminal terminal;
    private final StringBuilder heard = new StringBuilder();
    /** Null while nothing is recorded, as are the file and the cast in it. */
    private TextFile name;

    private WholeFile file;
    private Asciicast cast;
    private Size size = new Size();
    private long began;
    private boolean endsAtShutdown;
    private Optional<String> fault = Optional.empty();

    Tape(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public synchronized Optional<TextFile> file() {
        return Optional.ofNullable(name);
    }

    @Override
    public synchronized void begin(TextFile wanted) {
        size = copy(terminal.getSize());
        try {
            file = wanted.begin();
            cast = new Asciicast(
                    file.writer(),
                    size.getColumns(),
                    size.getRows(),
                    Instant.now().getEpochSecond(),
                    surroundings());
        } catch (IOException unwritable) {
            throw wanted.cannotWrite(unwritable);
        }
        name = wanted;
        began = System.nanoTime();
        endAtShutdown();
    }

    private static Map<String, String> surroundings() {
        Map<String, String> some = new TreeMap<>(System.getenv());
        some.keySet().retainAll(List.of("SHELL", "TERM"));
        return some;
    }

    private void endAtShutdown() {
        if (!endsAtShutdown) {
            endsAtShutdown = true;
            Runtime.getRuntime().addShutdownHook(new Thread(this::endSilently, "end the recording"));
        }
    }

    /** The terminal is given a text. */
    synchronized void hear(String text) {
        if (name != null) {
            heard.append(returnsCarriage(text) ? text.replace("\n", "\r\n") : text);
        }
    }

    /** The driver of a terminal puts a carriage return before the end of a line, unless it is told to let all through. */
    private boolean returnsCarriage(String text) {
        if (text.indexOf('\n') < 0) {
            return false;
        }
        Attributes attributes = terminal.getAttributes();
        return attributes.getOutputFlag(OutputFlag.OPOST) && attributes.getOutputFlag(OutputFlag.ONLCR);
    }

    /** What the terminal was given is on its screen. */
    synchronized void flush() {
        if (name != null && !heard.isEmpty()) {
            try {
                putDownSize(terminal.getSize());
                putDown();
            } catch (IOException unwritable) {
                fault = Optional.of(name.cannotWrite(unwritable).getMessage() + "; the recording has ended");
                drop();
            }
        }
    }

    private void putDownSize(Size now) throws IOException {
        if (!now.equals(size)) {
            size = copy(now);
            cast.resize(length(), size.getColumns(), size.getRows());
        }
    }

    private void putDown() throws IOException {
        if (!heard.isEmpty()) {
            cast.output(length(), heard.toString());
            heard.setLength(0);
        }
    }

    private Duration length() {
        return Duration.ofNanos(System.nanoTime() - began);
    }

    private static Size copy(Size size) {
        return new Size(size.getColumns(), size.getRows());
    }

    @Override
    public synchronized Duration end() {
        Duration length = length();
        try {
            putDown();
            file.keep();
        } catch (IOException unwritable) {
            throw name.cannotWrite(unwritable);
        } finally {
            drop();
        }
        return length;
    }

    private void drop() {
        try {
            file.close();
        } catch (IOException unwritable) {
            // What was beside the old file stays there, as nothing can be done with that disk.
        } finally {
            name = null;
            heard.setLength(0);
        }
    }

    private synchronized void endSilently() {
        if (name != null) {
            try {
                end();
            } catch (UserError nobodyListens) {
                // The terminal may be gone already.
            }
        }
    }

    /** Why a recording had to be dropped, told once. */
    synchronized Optional<String> takeFault() {
        Optional<String> told = fault;
        fault = Optional.empty();
        return told;
    }
}

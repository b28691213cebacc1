package stepdoku.terminal;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Iterator;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;
import stepdoku.session.Reply;
import stepdoku.view.Ansi;
import stepdoku.view.Page;
import stepdoku.view.Stack;

/** Writes replies as lines of text, or as objects for programs. */
final class Printer {
    private static final int NARROWEST = 20;
    private static final long BETWEEN_LOOKS = Duration.ofMillis(50).toNanos();

    private final PrintWriter writer;
    private final Supplier<Page> paper;
    private final Runnable before;
    private long written;

    /** Writes on pages as they are at that time. */
    Printer(PrintWriter writer, Supplier<Page> paper) {
        this(writer, paper, () -> {});
    }

    /** A printer that does something before each line, such as to wipe off what stands in its place. */
    Printer(PrintWriter writer, Supplier<Page> paper, Runnable before) {
        this.writer = writer;
        this.paper = paper;
        this.before = before;
    }

    /** Writes what a reply says to people. False when nobody reads it. */
    boolean print(Reply reply) {
        Page found = paper.get();
        Page page = found.withWidth(Math.max(NARROWEST, found.width()));
        new Stack(reply.views())
                .lines(page)
                .forEach(line -> print(line, page.theme().hasStyles()));
        return print(reply.raw());
    }

    /** Writes what a reply says to programs. False when nobody reads it. */
    boolean printData(Reply reply) {
        return print(reply.data());
    }

    /** Lines can be many, and slow to make: they are written in time, and when nobody reads them, no more are made. */
    private boolean print(Stream<?> lines) {
        for (Iterator<?> left = lines.iterator(); left.hasNext(); ) {
            print(left.next().toString());
            if (!lookAfter()) {
                return false;
            }
        }
        return !writer.checkError();
    }

    private void print(String line) {
        before.run();
        writer.println(line);
    }

    /** Writes what is held back, if that is for long. False when nobody reads it. */
    boolean lookAfter() {
        if (System.nanoTime() - written < BETWEEN_LOOKS) {
            return true;
        }
        before.run();
        boolean isRead = !writer.checkError();
        written = System.nanoTime();
        return isRead;
    }

    private void print(AttributedString line, boolean hasStyles) {
        print(hasStyles ? Ansi.of(line) : line.toString());
    }
}

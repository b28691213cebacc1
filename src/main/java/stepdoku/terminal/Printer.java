package stepdoku.terminal;

import java.io.PrintWriter;
import java.util.Iterator;
import java.util.function.IntSupplier;
import org.jline.utils.AttributedString;
import stepdoku.session.Reply;
import stepdoku.view.Ansi;
import stepdoku.view.Page;
import stepdoku.view.View;

/** Writes replies as lines of text. */
final class Printer {
    private static final int NARROWEST = 20;
    private static final int LINES_BETWEEN_LOOKS = 1 << 10;

    private final PrintWriter writer;
    private final IntSupplier width;
    private final Look look;

    Printer(PrintWriter writer, IntSupplier width, Look look) {
        this.writer = writer;
        this.width = width;
        this.look = look;
    }

    void print(Reply reply) {
        Page page = look.page(Math.max(NARROWEST, width.getAsInt()));
        for (View view : reply.views()) {
            view.lines(page).forEach(line -> print(line, page.theme().hasStyles()));
        }
        printWhileRead(reply.raw().iterator());
        writer.flush();
    }

    /** Lines for programs can be many: when nobody reads them any more, the rest is not made. */
    private void printWhileRead(Iterator<String> lines) {
        for (int count = 1; lines.hasNext(); count++) {
            writer.println(lines.next());
            if (count % LINES_BETWEEN_LOOKS == 0 && writer.checkError()) {
                return;
            }
        }
    }

    private void print(AttributedString line, boolean hasStyles) {
        writer.println(hasStyles ? Ansi.of(line) : line.toString());
    }
}

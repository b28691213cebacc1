package stepdoku.terminal;

import java.io.PrintWriter;
import java.util.function.IntSupplier;
import org.jline.utils.AttributedString;
import stepdoku.session.Reply;
import stepdoku.view.Ansi;
import stepdoku.view.Page;
import stepdoku.view.Theme;
import stepdoku.view.View;

/** Writes replies as lines of text. */
final class Printer {
    private static final int NARROWEST = 20;

    private final PrintWriter writer;
    private final IntSupplier width;
    private final Theme theme;

    Printer(PrintWriter writer, IntSupplier width, Theme theme) {
        this.writer = writer;
        this.width = width;
        this.theme = theme;
    }

    void print(Reply reply) {
        Page page = new Page(Math.max(NARROWEST, width.getAsInt()), theme);
        for (View view : reply.views()) {
            view.lines(page).forEach(this::print);
        }
        reply.raw().forEach(writer::println);
        writer.flush();
    }

    private void print(AttributedString line) {
        writer.println(theme.hasColour() ? Ansi.of(line) : line.toString());
    }
}

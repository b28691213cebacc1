package stepdoku.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jline.reader.EndOfFileException;
import org.jline.terminal.Terminal;

/** Lines from a terminal that can do nothing but echo: it edits them itself, and nothing is painted. */
final class PlainLines implements Lines {
    private final PrintWriter writer;
    private final BufferedReader reader;
    private final List<String> typed = new ArrayList<>();

    PlainLines(Terminal terminal) {
        this.writer = terminal.writer();
        this.reader = new BufferedReader(terminal.reader());
    }

    @Override
    public String read(String prompt, String begun) {
        writer.print(prompt + begun);
        writer.flush();
        String line = readLine();
        if (line == null) {
            throw new EndOfFileException();
        }
        typed.add(begun + line);
        return begun + line;
    }

    private String readLine() {
        try {
            return reader.readLine();
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    @Override
    public List<String> typed() {
        return List.copyOf(typed);
    }

    @Override
    public void save() {
        // Such a terminal has no keys that would bring lines back.
    }
}

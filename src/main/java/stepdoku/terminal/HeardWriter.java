package stepdoku.terminal;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;

/** Writes to a terminal, and lets a {@link Tape} hear it. */
final class HeardWriter extends FilterWriter {
    private final Tape tape;

    HeardWriter(Writer terminal, Tape tape) {
        super(terminal);
        this.tape = tape;
    }

    @Override
    public void write(int symbol) throws IOException {
        out.write(symbol);
        tape.hear(String.valueOf((char) symbol));
    }

    @Override
    public void write(char[] symbols, int offset, int length) throws IOException {
        out.write(symbols, offset, length);
        tape.hear(new String(symbols, offset, length));
    }

    @Override
    public void write(String text, int offset, int length) throws IOException {
        out.write(text, offset, length);
        tape.hear(text.substring(offset, offset + length));
    }

    @Override
    public void flush() throws IOException {
        out.flush();
        tape.flush();
    }
}

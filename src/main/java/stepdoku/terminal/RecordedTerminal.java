package stepdoku.terminal;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.function.IntConsumer;
import org.jline.terminal.Attributes;
import org.jline.terminal.Cursor;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.AbstractTerminal;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalExt;
import org.jline.terminal.spi.TerminalProvider;
import org.jline.utils.ColorPalette;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.NonBlockingReader;

/** A terminal on which a {@link Tape} hears all that is written. In all else it is the terminal behind it. */
final class RecordedTerminal extends AbstractTerminal {
    private final Terminal terminal;
    private final PrintWriter writer;

    private RecordedTerminal(Terminal terminal, Tape tape) throws IOException {
        super(terminal.getName(), terminal.getType(), terminal.encoding(), SignalHandler.SIG_DFL);
        this.terminal = terminal;
        this.writer = new PrintWriter(new HeardWriter(terminal.writer(), tape));
    }

    static Terminal of(Terminal terminal, Tape tape) {
        try {
            return new RecordedTerminal(terminal, tape);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    @Override
    public PrintWriter writer() {
        return writer;
    }

    @Override
    public NonBlockingReader reader() {
        return terminal.reader();
    }

    @Override
    public InputStream input() {
        return terminal.input();
    }

    @Override
    public OutputStream output() {
        return terminal.output();
    }

    @Override
    public Attributes getAttributes() {
        return terminal.getAttributes();
    }

    @Override
    public void setAttributes(Attributes attributes) {
        terminal.setAttributes(attributes);
    }

    @Override
    public Size getSize() {
        return terminal.getSize();
    }

    @Override
    public void setSize(Size size) {
        terminal.setSize(size);
    }

    @Override
    public SignalHandler handle(Signal signal, SignalHandler handler) {
        return terminal.handle(signal, handler);
    }

    @Override
    public void raise(Signal signal) {
        terminal.raise(signal);
    }

    @Override
    public Cursor getCursorPosition(IntConsumer discarded) {
        return terminal.getCursorPosition(discarded);
    }

    @Override
    public boolean getBooleanCapability(Capability capability) {
        return terminal.getBooleanCapability(capability);
    }

    @Override
    public Integer getNumericCapability(Capability capability) {
        // JLine asks for the colours before there is a terminal behind this one; those of that terminal are used
        // instead.
        return terminal == null ? null : terminal.getNumericCapability(capability);
    }

    @Override
    public String getStringCapability(Capability capability) {
        return terminal.getStringCapability(capability);
    }

    @Override
    public ColorPalette getPalette() {
        return terminal.getPalette();
    }

    @Override
    public TerminalProvider getProvider() {
        return terminal instanceof TerminalExt known ? known.getProvider() : null;
    }

    @Override
    public SystemStream getSystemStream() {
        return terminal instanceof TerminalExt known ? known.getSystemStream() : null;
    }

    @Override
    protected void doClose() throws IOException {
        terminal.close();
    }
}

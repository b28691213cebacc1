package stepdoku.terminal;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.function.Supplier;
import stepdoku.session.Host;
import stepdoku.session.KeptSession;

/** What a session may ask for where there is no terminal: standard input, and somebody who sees how far work has come and may stop it. */
record PipeHost(InputStream in, Progress progress, Printer answers, Stopping stopping) implements Host {
    @Override
    public boolean goOn() {
        return stopping.goOn();
    }

    @Override
    public boolean goOn(Supplier<String> text) {
        answers.lookAfter();
        progress.tick(text, "Ctrl-C stops");
        return stopping.goOn();
    }

    @Override
    public Optional<KeptSession> keptSession() {
        return UserFiles.ofUser().session();
    }

    @Override
    public boolean readsTerminal() {
        return in == System.in && Terminals.isInput();
    }

    @Override
    public byte[] standardInput() throws IOException {
        return in.readAllBytes();
    }

    @Override
    public InputStream standardInputStream() {
        return in;
    }
}

package stepdoku.command;

import java.util.List;
import java.util.function.Supplier;
import stepdoku.session.Host;

/** The host of a session that nobody sees: interrupted as the seen one is, and nothing is kept. */
record Understudy(Host seen) implements Host {
    @Override
    public boolean goOn() {
        return seen.goOn();
    }

    @Override
    public boolean goOn(Supplier<String> progress) {
        return seen.goOn(progress);
    }

    @Override
    public List<String> typedLines() {
        return List.of();
    }

    @Override
    public byte[] standardInput() {
        return new byte[0];
    }
}

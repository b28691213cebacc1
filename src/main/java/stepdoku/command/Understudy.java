package stepdoku.command;

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
}

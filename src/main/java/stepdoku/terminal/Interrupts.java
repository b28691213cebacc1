package stepdoku.terminal;

import java.util.concurrent.atomic.AtomicBoolean;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.Terminal.SignalHandler;

/** Whether Ctrl-C was pressed while a command runs. */
final class Interrupts {
    private final Terminal terminal;
    private final AtomicBoolean pressed = new AtomicBoolean();

    Interrupts(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Runs something; meanwhile Ctrl-C is noted and does nothing else. */
    void during(Runnable work) {
        pressed.set(false);
        SignalHandler before = terminal.handle(Signal.INT, signal -> pressed.set(true));
        try {
            work.run();
        } finally {
            terminal.handle(Signal.INT, before);
        }
    }

    /** Something else was pressed that means the same. */
    void press() {
        pressed.set(true);
    }

    boolean pressed() {
        return pressed.get();
    }

    /** Whether it was pressed since this was asked before. */
    boolean take() {
        return pressed.getAndSet(false);
    }
}

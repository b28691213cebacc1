package stepdoku.terminal;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.jline.utils.Signals;

/** The signals that end a program: while they are watched, something is done before. Mutable. */
final class Endings {
    private static final int SIGNALLED = 128;
    private static final Map<String, Integer> SIGNALS = Map.of("TERM", 15, "HUP", 1);

    private final Runnable before;
    private final Map<String, Object> handlers = new LinkedHashMap<>();

    Endings(Runnable before) {
        this.before = before;
    }

    void watch() {
        SIGNALS.forEach((name, number) -> handlers.put(name, Signals.register(name, () -> end(number))));
    }

    void forget() {
        handlers.forEach(Signals::unregister);
        handlers.clear();
    }

    /** While the program is being ended, waits for that: what fails for want of a terminal is not worth a word then. */
    static void awaitIfUnderWay() {
        try {
            Thread probe = new Thread();
            Runtime.getRuntime().addShutdownHook(probe);
            Runtime.getRuntime().removeShutdownHook(probe);
        } catch (IllegalStateException underWay) {
            LockSupport.park();
        }
    }

    private void end(int signal) {
        before.run();
        System.exit(SIGNALLED + signal);
    }
}

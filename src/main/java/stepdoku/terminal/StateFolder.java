package stepdoku.terminal;

import java.nio.file.Path;
import java.util.Optional;

/** The folder for what a program keeps from one start to the next, as the XDG Base Directory Specification says. */
public final class StateFolder {
    private static final String PROGRAM = "stepdoku";

    private StateFolder() {}

    /** The file with the lines that were typed. */
    public static Optional<Path> history() {
        return path().map(folder -> folder.resolve("history"));
    }

    /** {@code ~/.local/state/stepdoku}; none when there is no home. */
    static Optional<Path> path() {
        String state = System.getenv("XDG_STATE_HOME");
        if (state != null && Path.of(state).isAbsolute()) {
            return Optional.of(Path.of(state, PROGRAM));
        }
        return Optional.ofNullable(System.getenv("HOME"))
                .filter(home -> !home.isEmpty())
                .map(home -> Path.of(home, ".local", "state", PROGRAM));
    }
}

package stepdoku.terminal;

import java.nio.file.Path;
import java.util.Optional;

/** The program's folders in a home, as the XDG Base Directory Specification says. */
enum XdgFolder {
    /** What people set to their liking. */
    CONFIG("XDG_CONFIG_HOME", ".config"),
    /** What a program keeps from one start to the next. */
    STATE("XDG_STATE_HOME", ".local/state");

    private static final String PROGRAM = "stepdoku";

    private final String variable;
    private final String usual;

    XdgFolder(String variable, String usual) {
        this.variable = variable;
        this.usual = usual;
    }

    /** Where it is, or would be: the folder that the variable names, else the usual one; none when there is no home. */
    Optional<Path> path() {
        String named = System.getenv(variable);
        if (named != null && Path.of(named).isAbsolute()) {
            return Optional.of(Path.of(named, PROGRAM));
        }
        return Optional.ofNullable(System.getenv("HOME"))
                .filter(home -> !home.isEmpty())
                .map(home -> Path.of(home, usual, PROGRAM));
    }
}

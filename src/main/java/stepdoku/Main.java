package stepdoku;

import java.io.PrintStream;
import java.util.Optional;

/** The shell's arguments and the exit status: 0 all well, 2 the arguments could not be understood. */
public final class Main {
    private static final String HELP = """
            usage: stepdoku --help | --version

            A sudoku console whose depth-first search can be stepped forward and back.
            """;

    private Main() {}

    public static void main(String[] arguments) {
        System.exit(run(String.join(" ", arguments), System.out, System.err));
    }

    private static int run(String line, PrintStream out, PrintStream err) {
        switch (line) {
            case "--version" -> out.println("stepdoku " + version());
            case "--help" -> out.print(HELP);
            case "--warm-up" -> warmUp(out, err);
            default -> {
                err.println("stepdoku: cannot understand '" + line + "'; --help shows what can be said");
                return 2;
            }
        }
        return 0;
    }

    /** What the launcher runs to make its class archive: it must load the classes that a real start loads. */
    private static void warmUp(PrintStream out, PrintStream err) {
        run("--version", out, err);
        run("--help", out, err);
    }

    /** The version in the jar's manifest; classes that run outside the jar have none. */
    private static String version() {
        return Optional.ofNullable(Main.class.getPackage().getImplementationVersion())
                .orElse("(not from a jar)");
    }
}

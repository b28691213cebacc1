package stepdoku;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.Strings;
import org.jline.terminal.Terminal;
import stepdoku.command.Command;
import stepdoku.command.Commands;
import stepdoku.session.Status;
import stepdoku.terminal.Pipe;
import stepdoku.terminal.Shell;
import stepdoku.terminal.Terminals;
import stepdoku.terminal.UserFiles;
import stepdoku.terminal.WarmUp;

/** The program: reads the shell's arguments, connects a console to a terminal or to pipes, ends with the exit status. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) throws IOException {
        System.exit(run(arguments).code());
    }

    private static Status run(String[] arguments) throws IOException {
        Invocation invocation;
        try {
            invocation = Invocation.of(arguments);
        } catch (IllegalArgumentException fault) {
            System.err.println("stepdoku: " + Strings.CS.removeStart(fault.getMessage(), "stepdoku: ")
                    + "; --help shows what can be said");
            return Status.WRONG;
        }
        return run(invocation);
    }

    private static Status run(Invocation invocation) throws IOException {
        return switch (invocation.wish()) {
            case HELP -> tell(Invocation.HELP);
            case VERSION -> tell("stepdoku " + version());
            case WARM_UP -> WarmUp.run();
            case LINES -> pipe(invocation).lines(invocation.words(), invocation.lines());
            case CONSOLE -> console(invocation);
        };
    }

    private static Status tell(String text) {
        System.out.println(text.stripTrailing());
        return Status.OK;
    }

    private static Status console(Invocation invocation) throws IOException {
        List<String> words = invocation.words();
        Optional<Command> verb = words.stream().findFirst().flatMap(Commands::named);
        if (Terminals.isInteractive() && verb.map(Command::needsScreen).orElse(true)) {
            return shell(invocation, verb.isPresent());
        }
        return verb.isPresent()
                ? pipe(invocation).verb(words)
                : pipe(invocation).standardInput(words);
    }

    private static Pipe pipe(Invocation invocation) {
        return new Pipe(invocation.settings());
    }

    private static Status shell(Invocation invocation, boolean isVerb) throws IOException {
        try (Terminal terminal = Terminals.open()) {
            Shell shell = new Shell(terminal, invocation.settings(), UserFiles.ofUser());
            return isVerb ? shell.verb(invocation.words()) : shell.run(invocation.words());
        }
    }

    /** The version in the jar's manifest; classes that run outside the jar have none. */
    private static String version() {
        return Optional.ofNullable(Main.class.getPackage().getImplementationVersion())
                .orElse("(not from a jar)");
    }
}

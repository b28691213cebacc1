package stepdoku;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.Strings;
import org.jline.terminal.Terminal;
import stepdoku.command.Command;
import stepdoku.command.Commands;
import stepdoku.export.Json;
import stepdoku.session.Reply;
import stepdoku.session.Settings;
import stepdoku.session.Status;
import stepdoku.session.UserError;
import stepdoku.shell.ShellHelp;
import stepdoku.shell.ShellVerbs;
import stepdoku.terminal.Pipe;
import stepdoku.terminal.ReaderGone;
import stepdoku.terminal.Shell;
import stepdoku.terminal.Stopped;
import stepdoku.terminal.Streams;
import stepdoku.terminal.Terminals;
import stepdoku.terminal.UserFiles;
import stepdoku.terminal.WarmUp;

/** The program: reads the shell's arguments, connects a console to a terminal or to pipes, ends with the exit status. */
public final class Main {
    private final Invocation invocation;
    private final Streams streams;

    private Main(Invocation invocation, Streams streams) {
        this.invocation = invocation;
        this.streams = streams;
    }

    public static void main(String[] arguments) throws IOException {
        System.exit(run(Streams.ofProcess(), arguments));
    }

    /** Does what the arguments ask for, and answers the exit status. */
    static int run(Streams streams, String... arguments) throws IOException {
        try {
            return new Main(Invocation.of(arguments), streams).run().code();
        } catch (UserError | IllegalArgumentException fault) {
            String sentence = Strings.CS.removeStart(fault.getMessage(), "stepdoku: ");
            Reply reply = Reply.wrong("stepdoku: " + sentence + "; --help shows what can be said");
            return new Pipe(streams, new Settings(), false).tell(reply).code();
        } catch (ReaderGone gone) {
            return ReaderGone.STATUS;
        } catch (Stopped byUser) {
            return Stopped.STATUS;
        }
    }

    private Status run() throws IOException {
        return switch (invocation.wish()) {
            case HELP -> pipe().tell(ShellHelp.of(invocation.words()));
            case VERSION -> pipe().tell(version());
            case WARM_UP -> warmUp();
            case LINES -> pipe().lines(invocation.words(), invocation.lines());
            case CONSOLE -> console(invocation.words());
        };
    }

    /** A start without words first reads them, too. */
    private static Status warmUp() throws IOException {
        Invocation.of(new String[0]);
        return WarmUp.run();
    }

    private Status console(List<String> words) throws IOException {
        Optional<Reply> own = ShellVerbs.answer(words);
        if (own.isPresent()) {
            return pipe().tell(own.get());
        }
        Optional<Command> verb = words.stream().findFirst().flatMap(Commands::named);
        boolean asksForScreen = !invocation.json()
                && verb.map(command -> command.sheet().needsScreen()).orElse(true);
        if (asksForScreen && Terminals.isInteractive()) {
            return shell(words, verb.isPresent());
        }
        return verb.isPresent() ? pipe().verb(words) : pipe().standardInput(words);
    }

    private Pipe pipe() {
        return new Pipe(streams, invocation.settings(), invocation.json());
    }

    private Status shell(List<String> words, boolean isVerb) throws IOException {
        try (Terminal terminal = Terminals.open()) {
            Shell shell = new Shell(terminal, invocation.settings(), UserFiles.ofUser());
            return isVerb ? shell.verb(words) : shell.run(words);
        }
    }

    private static Reply version() {
        return Reply.text("stepdoku " + number())
                .data(() -> Json.object().with("name", "stepdoku").with("version", number()));
    }

    /** The version in the jar's manifest; classes that run outside the jar have none. */
    private static String number() {
        return Optional.ofNullable(Main.class.getPackage().getImplementationVersion())
                .orElse("(not from a jar)");
    }
}

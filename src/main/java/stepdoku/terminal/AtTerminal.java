package stepdoku.terminal;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.terminal.Terminal;
import org.jline.utils.Status;
import stepdoku.search.Search;
import stepdoku.session.Host;
import stepdoku.session.KeptSession;
import stepdoku.session.Next;
import stepdoku.session.ProgressFile;
import stepdoku.session.Recorder;
import stepdoku.session.Reply;
import stepdoku.session.Settings;
import stepdoku.session.SettingsFile;
import stepdoku.session.UserError;
import stepdoku.view.ProgressLine;

/**
 * A console at a terminal, whoever reads the lines: replies are painted, long work tells how far it has come and stops at
 * Ctrl-C, the stepper opens on the whole screen. Mutable.
 */
final class AtTerminal {
    /** What Ctrl-C does to a search, and to other work. */
    private static final String PAUSES = "Ctrl-C pauses";

    private static final String STOPS = "Ctrl-C stops";

    private final Terminal terminal;
    private final Look look;
    private final UserFiles files;
    private final Printer printer;
    private final Interrupts interrupts;
    private final Progress progress;
    private final Console console;
    private final Lines lines;
    private final WatchScreen watch;
    private final Optional<Recorder> recorder;
    /** The time of the search when the work under way began. */
    private long timeBefore;

    /** A console with files to keep things in, and with what records its terminal if that is possible. */
    AtTerminal(Terminal terminal, Settings settings, UserFiles files, Optional<Recorder> recorder) {
        Look.heed(System.getenv(), settings);
        this.terminal = terminal;
        this.look = Look.ofTerminal(settings);
        this.files = files;
        this.recorder = recorder;
        this.progress = new Progress(terminal.writer(), terminal::getWidth, () -> true);
        this.printer = new Printer(terminal.writer(), () -> look.abovePrompt(terminal.getSize()), progress::end);
        this.interrupts = new Interrupts(terminal);
        this.console = new Console(new TerminalHost(), settings, this::show);
        this.lines = Terminals.isDumb(terminal)
                ? new PlainLines(terminal)
                : new EditedLines(terminal, console.session(), look, files);
        this.watch = new WatchScreen(terminal, look, console, lines, interrupts);
    }

    Console console() {
        return console;
    }

    Lines lines() {
        return lines;
    }

    /** Runs work of the console: meanwhile its progress is told and Ctrl-C stops it. */
    void working(Runnable work) {
        timeBefore = console.session().time();
        progress.begin();
        interrupts.during(work);
        progress.end();
    }

    /** Paints a reply, and does what it asks for. */
    void show(Reply reply) {
        progress.end();
        printer.print(reply);
        if (reply.next() instanceof Next.Watch) {
            hideFoot();
            openWatch();
        }
        if (reply.next() instanceof Next.Play play) {
            hideFoot();
            new PlayInPlace(terminal, look, console, play.movesPerSecond()).run();
        }
        progress.begin();
    }

    /** Lines at the foot of the terminal, such as tips, would take rows from a picture; whoever wrote them does so again. */
    private void hideFoot() {
        Status.getExistingStatus(terminal).ifPresent(Status::hide);
    }

    /** Opens the stepper; a board that cannot be searched any more closes it. */
    private void openWatch() {
        try {
            watch.open();
            console.session().question().ifPresent(open -> printer.print(Reply.of(open.view())));
        } catch (UserError fault) {
            printer.print(Reply.text(fault.getMessage()));
        }
    }

    private String progressText() {
        return console.session()
                .stepper()
                .map(stepper -> ProgressLine.of(stepper.search(), movesPerSecond(stepper.search())))
                .orElse("working");
    }

    private double movesPerSecond(Search search) {
        return Math.abs(search.time() - timeBefore) / (progress.elapsed().toNanos() / 1e9);
    }

    /** What a session asks of a terminal. */
    private final class TerminalHost implements Host {
        @Override
        public boolean goOn() {
            return goOn(
                    AtTerminal.this::progressText, console.session().stepper().isPresent() ? PAUSES : STOPS);
        }

        @Override
        public boolean goOn(Supplier<String> text) {
            return goOn(text, STOPS);
        }

        private boolean goOn(Supplier<String> text, String hint) {
            if (watch.isOpen()) {
                watch.tick(text);
            } else {
                progress.tick(text, hint);
            }
            return !interrupts.pressed();
        }

        @Override
        public boolean hasScreen() {
            return FullScreen.isPossible(terminal);
        }

        @Override
        public Optional<SettingsFile> settingsFile() {
            return files.settings();
        }

        @Override
        public Optional<ProgressFile> progressFile() {
            return files.progress();
        }

        @Override
        public Optional<KeptSession> keptSession() {
            return files.session();
        }

        @Override
        public Optional<Recorder> recorder() {
            return recorder;
        }

        @Override
        public List<String> typedLines() {
            return lines.typed();
        }

        @Override
        public boolean readsTerminal() {
            return true;
        }

        @Override
        public byte[] standardInput() throws IOException {
            throw new IOException("standard input is this terminal: paste the board at the prompt");
        }
    }
}

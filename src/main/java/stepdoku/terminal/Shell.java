package stepdoku.terminal;

import java.io.IOError;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.reader.EndOfFileException;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import stepdoku.search.Search;
import stepdoku.session.Host;
import stepdoku.session.KeptSession;
import stepdoku.session.Next;
import stepdoku.session.Reply;
import stepdoku.session.Settings;
import stepdoku.session.SettingsFile;
import stepdoku.session.Status;
import stepdoku.session.UserError;
import stepdoku.session.WholeFile;
import stepdoku.view.ProgressLine;
import stepdoku.view.Role;
import stepdoku.view.Text;

/** The console at a terminal: reads a line, interprets it, shows the reply, until the user leaves. */
public final class Shell {
    private final Terminal terminal;
    private final Look look;
    private final UserFiles files;
    private final Printer printer;
    private final Interrupts interrupts;
    private final Progress progress;
    private final Console console;
    private final Lines lines;
    private final WatchScreen watch;
    private final Optional<LastSession> last;
    /** The time of the search when the work under way began. */
    private long timeBefore;

    /** A console at a terminal, with files to keep things in. */
    public Shell(Terminal terminal, Settings settings, UserFiles files) {
        Look.heed(System.getenv(), settings);
        this.terminal = terminal;
        this.look = Look.ofTerminal(settings);
        this.files = files;
        this.printer = new Printer(terminal.writer(), terminal::getWidth, look);
        this.interrupts = new Interrupts(terminal);
        this.console = new Console(new AtTerminal(), settings, this::show);
        this.progress = new Progress(terminal);
        this.lines = Terminals.isDumb(terminal)
                ? new PlainLines(terminal)
                : new EditedLines(terminal, console.session(), look, files);
        this.watch = new WatchScreen(terminal, look, console, lines, interrupts);
        this.last = files.session().map(LastSession::new);
    }

    // ---- the loop

    /** Runs until the user leaves, with a board on the table if one is named. */
    public Status run(List<String> board) throws IOException {
        files.settings().ifPresent(this::read);
        last.ifPresent(this::watchOver);
        if (board.isEmpty()) {
            terminal.writer()
                    .println("Stepdoku: sudoku whose search can be stepped. load leetcode puts a board on the"
                            + " table, step begins, help lists the verbs.");
            files.session().flatMap(KeptSession::when).ifPresent(this::tellOfResume);
        } else {
            working(() -> console.load(board));
        }
        readUntilLeft();
        lines.save();
        last.ifPresent(this::keep);
        return Status.OK;
    }

    private void watchOver(LastSession session) {
        session.watch();
        console.afterwards(() -> session.note(console.session()));
    }

    private void tellOfResume(String when) {
        printer.print(Reply.of(Text.of("resume brings back the board of " + when, Role.DIM)));
    }

    private void keep(LastSession session) {
        try {
            session.keep();
        } catch (IOException fault) {
            printer.print(Reply.text("cannot keep this session: " + WholeFile.reason(fault)));
        }
    }

    /** Runs one verb of the shell's command line that needs the screen; when that is left, all is done. */
    public Status verb(List<String> words) {
        files.settings().ifPresent(this::read);
        working(() -> console.verb(words));
        return console.worst();
    }

    private void read(SettingsFile file) {
        file.readInto(console.session().settings()).forEach(fault -> printer.print(Reply.text(fault)));
    }

    private void readUntilLeft() {
        try {
            while (!console.left() && readAndInterpret()) {}
        } catch (RuntimeException | IOError fault) {
            Endings.awaitIfUnderWay();
            throw fault;
        }
    }

    /** One line; false at its end. */
    private boolean readAndInterpret() {
        try {
            String line = lines.read(prompt(), "");
            working(() -> console.type(line));
            return true;
        } catch (UserInterruptException cleared) {
            console.interpreter().forgetRows();
            return true;
        } catch (EndOfFileException left) {
            return false;
        }
    }

    private void working(Runnable work) {
        timeBefore = console.session().time();
        progress.begin();
        interrupts.during(work);
        progress.end();
    }

    private String prompt() {
        return Prompt.of(console.session(), console.interpreter().awaitsRows());
    }

    private void show(Reply reply) {
        progress.end();
        printer.print(reply);
        if (reply.next() instanceof Next.Watch) {
            openWatch();
        }
        if (reply.next() instanceof Next.Play play) {
            new PlayInPlace(terminal, look, console, play.movesPerSecond()).run();
        }
        progress.begin();
    }

    /** Opens the stepper; a board that cannot be searched any more closes it. */
    private void openWatch() {
        try {
            watch.open();
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
    private final class AtTerminal implements Host {
        @Override
        public boolean goOn() {
            return goOn(Shell.this::progressText);
        }

        @Override
        public boolean goOn(Supplier<String> text) {
            if (watch.isOpen()) {
                watch.tick(text);
            } else {
                progress.tick(text);
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
        public Optional<KeptSession> keptSession() {
            return files.session();
        }

        @Override
        public List<String> typedLines() {
            return lines.typed();
        }

        @Override
        public byte[] standardInput() throws IOException {
            throw new IOException("standard input is this terminal: paste the board at the prompt");
        }
    }
}

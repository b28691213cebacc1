package stepdoku.terminal;

import java.io.IOError;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jline.reader.EndOfFileException;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import stepdoku.session.KeptSession;
import stepdoku.session.Reply;
import stepdoku.session.Settings;
import stepdoku.session.SettingsFile;
import stepdoku.session.Status;
import stepdoku.session.WholeFile;
import stepdoku.view.Role;
import stepdoku.view.Text;

/** The console at a terminal: reads a line, interprets it, shows the reply, until the user leaves. */
public final class Shell {
    private final Tape tape;
    private final UserFiles files;
    private final AtTerminal place;
    private final Console console;
    private final Optional<LastSession> last;

    /** A console at a terminal, with files to keep things in. */
    public Shell(Terminal terminal, Settings settings, UserFiles files) {
        this.tape = new Tape(terminal);
        this.files = files;
        this.place = new AtTerminal(RecordedTerminal.of(terminal, tape), settings, files, Optional.of(tape));
        this.console = place.console();
        this.last = files.session().map(LastSession::new);
    }

    /** Runs until the user leaves, with a board on the table if one is named. */
    public Status run(List<String> board) throws IOException {
        files.settings().ifPresent(this::read);
        last.ifPresent(this::watchOver);
        if (board.isEmpty()) {
            place.show(Reply.text("Stepdoku: sudoku whose search can be stepped. learn teaches it from the start;"
                    + " load leetcode puts a board on the table, step begins, help lists the verbs."));
            files.session().flatMap(KeptSession::when).ifPresent(this::tellOfResume);
        } else {
            place.working(() -> console.load(board));
        }
        readUntilLeft();
        place.lines().save();
        tape.file().ifPresent(file -> place.working(() -> console.type("record off")));
        last.ifPresent(this::keep);
        return Status.OK;
    }

    private void watchOver(LastSession session) {
        session.watch();
        console.afterwards(() -> session.note(console.session()));
    }

    private void tellOfResume(String when) {
        place.show(Reply.of(Text.of("resume brings back the board of " + when, Role.DIM)));
    }

    private void keep(LastSession session) {
        try {
            session.keep();
        } catch (IOException fault) {
            place.show(Reply.text("cannot keep this session: " + WholeFile.reason(fault)));
        }
    }

    /** Runs one verb of the shell's command line that needs the screen; when that is left, all is done. */
    public Status verb(List<String> words) {
        files.settings().ifPresent(this::read);
        place.working(() -> console.verb(words));
        return console.worst();
    }

    private void read(SettingsFile file) {
        file.readInto(console.session().settings()).forEach(fault -> place.show(Reply.text(fault)));
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
            String line = place.lines().read(prompt(), "");
            place.working(() -> console.type(line));
            tape.takeFault().map(Reply::text).ifPresent(place::show);
            return true;
        } catch (UserInterruptException cleared) {
            console.interpreter().forgetRows();
            return true;
        } catch (EndOfFileException left) {
            return false;
        }
    }

    private String prompt() {
        return Prompt.of(console.session(), console.interpreter().awaitsRows());
    }
}

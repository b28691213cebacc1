package stepdoku.terminal;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.command.Interpreter;
import stepdoku.session.Host;
import stepdoku.session.KeptSession;
import stepdoku.session.Reply;
import stepdoku.session.Settings;
import stepdoku.session.Status;
import stepdoku.view.Page;

/**
 * The console without a terminal: lines from a pipe or from the command line, no prompt, no echo, no history. Answers go
 * to standard output, what was wrong to standard error.
 */
public final class Pipe {
    private final InputStream in;
    private final Printer answers;
    private final Printer errors;
    private final Console console;
    /** Whether standard output is for programs, so that what is said to people goes to standard error. */
    private boolean answersAreData;
    /** Whether one verb is all that is run: once it has written lines for programs, no others go there. */
    private boolean alone;

    /** A console on the standard streams of the process. */
    public Pipe(Settings settings) {
        Look.heed(System.getenv(), settings);
        Look look = Look.ofStreams(settings);
        this.in = System.in;
        this.answers = printer(FileDescriptor.out, look);
        this.errors = printer(FileDescriptor.err, look);
        this.console = new Console(host(), settings, this::show);
    }

    private static Printer printer(FileDescriptor stream, Look look) {
        PrintWriter writer = new PrintWriter(
                new PrintStream(new FileOutputStream(stream), false, Look.encoding()), false, Look.encoding());
        return new Printer(writer, Pipe::width, look);
    }

    private static int width() {
        int columns = NumberUtils.toInt(System.getenv("COLUMNS"), 0);
        return columns > 0 ? columns : Page.USUAL_WIDTH;
    }

    private Host host() {
        return new Host() {
            @Override
            public boolean goOn() {
                return true;
            }

            @Override
            public Optional<KeptSession> keptSession() {
                return UserFiles.ofUser().session();
            }

            @Override
            public List<String> typedLines() {
                return List.of();
            }

            @Override
            public byte[] standardInput() throws IOException {
                return in.readAllBytes();
            }

            @Override
            public InputStream standardInputStream() {
                return in;
            }
        };
    }

    private void show(Reply reply) {
        answersAreData = answersAreData || alone && !reply.isTalk();
        (reply.status() == Status.WRONG || reply.isTalk() && answersAreData ? errors : answers).print(reply);
    }

    /** Interprets the lines of standard input, with a board on the table if one is named. Answers the worst status. */
    public Status standardInput(List<String> board) throws IOException {
        if (!board.isEmpty()) {
            console.load(board);
        }
        BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        for (String line = reader.readLine(); line != null && !console.left(); line = reader.readLine()) {
            console.type(line);
        }
        console.end();
        return console.worst();
    }

    /**
     * Interprets lines that are given, with a board on the table if one is named. If one of the lines writes data to
     * standard output, nothing else goes there. Answers the worst status.
     */
    public Status lines(List<String> board, String lines) {
        answersAreData = Interpreter.writesData(lines);
        if (!board.isEmpty()) {
            console.load(board);
        }
        console.type(lines);
        console.end();
        return console.worst();
    }

    /** Runs one verb of the shell's command line, on a board from its first word or from standard input if it needs one. */
    public Status verb(List<String> words) {
        alone = true;
        console.verb(words);
        return console.worst();
    }
}

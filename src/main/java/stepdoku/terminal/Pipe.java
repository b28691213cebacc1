package stepdoku.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.command.Command;
import stepdoku.command.Commands;
import stepdoku.command.Interpreter;
import stepdoku.command.Sheet;
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
    private final Progress progress;
    private final Stopping stopping = new Stopping();
    private final Console console;
    /** Whether it answers programs, by objects. */
    private final boolean json;
    /** Whether standard output is for programs, so that what is said to people goes to standard error. */
    private boolean answersAreData;
    /** Whether one verb is all that is run: once it has written lines for programs, no others go there. */
    private boolean alone;
    /** The number of the line of standard input that is interpreted; 0 when it is none of those. */
    private long line;

    /** A console on these streams, which answers people or programs. */
    public Pipe(Streams streams, Settings settings, boolean json) {
        Look.heed(System.getenv(), settings);
        Look look = Look.ofStreams(settings);
        this.in = streams.in();
        this.progress = new Progress(streams.errors(), Pipe::width, Terminals::showErrors);
        this.answers = new Printer(streams.answers(), () -> look.page(width()), progress::end);
        this.errors = new Printer(streams.errors(), () -> look.page(width()), progress::end);
        this.console = new Console(new PipeHost(in, progress, answers, stopping), settings, this::show);
        this.json = json;
    }

    private static int width() {
        int columns = NumberUtils.toInt(System.getenv("COLUMNS"), 0);
        return columns > 0 ? columns : Page.USUAL_WIDTH;
    }

    private void show(Reply reply) {
        answersAreData = answersAreData || alone && !reply.isTalk();
        if (reply.status() == Status.WRONG) {
            errors.print(line > 0 ? reply.at("line " + line) : reply);
        } else if (!json && reply.isTalk() && answersAreData) {
            errors.print(reply);
        } else if (!(json ? answers.printData(reply) : answers.print(reply))) {
            throw new ReaderGone();
        }
    }

    /** Shows a reply that no verb of the console has given. Answers its status. */
    public Status tell(Reply reply) {
        show(reply);
        return reply.status();
    }

    /** Interprets the lines of standard input, with a board on the table if one is named. Answers the worst status. */
    public Status standardInput(List<String> board) throws IOException {
        if (!board.isEmpty()) {
            console.load(board);
        }
        BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        for (String text = reader.readLine(); text != null && !console.left(); text = reader.readLine()) {
            line++;
            console.type(text);
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

    /**
     * Runs one verb of the shell's command line, on a board from its first word or from standard input if it needs one.
     * After Ctrl-C, what is done is told, and Stopped is thrown.
     */
    public Status verb(List<String> words) {
        alone = true;
        if (json && !Commands.find(words.get(0)).sheet().answersPrograms()) {
            return tell(Reply.wrong(
                    "%s has no answer for programs; --json goes with %s".formatted(words.get(0), answeringPrograms())));
        }
        progress.begin();
        stopping.during(() -> console.verb(words));
        progress.end();
        if (stopping.pressed()) {
            throw new Stopped();
        }
        return console.worst();
    }

    private static String answeringPrograms() {
        return Commands.TABLE.stream()
                .map(Command::sheet)
                .filter(sheet -> sheet.standsAlone() && sheet.answersPrograms())
                .map(Sheet::name)
                .collect(Collectors.joining(", "));
    }
}

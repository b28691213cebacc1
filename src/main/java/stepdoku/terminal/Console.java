package stepdoku.terminal;

import java.util.List;
import java.util.function.Consumer;
import org.apache.commons.lang3.StringUtils;
import stepdoku.command.Interpreter;
import stepdoku.session.Host;
import stepdoku.session.Next;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.Settings;
import stepdoku.session.Status;

/** A session with its interpreter, whatever it is connected to: interprets lines, shows replies, remembers the worst. */
final class Console {
    private static final int SHOWN_OF_LINE = 40;

    private final Session session;
    private final Interpreter interpreter;
    private Consumer<Reply> show;
    private Runnable afterwards = () -> {};
    private Status worst = Status.OK;
    private boolean left;

    Console(Host host, Settings settings, Consumer<Reply> show) {
        this.session = new Session(host, settings);
        this.interpreter = new Interpreter(session);
        this.show = show;
    }

    /** Does something after each line. */
    void afterwards(Runnable work) {
        afterwards = work;
    }

    Session session() {
        return session;
    }

    Interpreter interpreter() {
        return interpreter;
    }

    /** Interprets what was typed. A fault of our own is told and leaves the console as it was. */
    void type(String text) {
        guarded(text, () -> interpreter.interpret(text, this::take));
    }

    /** The same, with the replies shown in another way. */
    void type(String text, Consumer<Reply> elsewhere) {
        shown(elsewhere, () -> type(text));
    }

    /** Runs one verb with its words, and shows its replies in another way. */
    void run(List<String> words, Consumer<Reply> elsewhere) {
        shown(elsewhere, () -> guarded(String.join(" ", words), () -> interpreter.run(words, this::take)));
    }

    private void shown(Consumer<Reply> elsewhere, Runnable work) {
        Consumer<Reply> before = show;
        show = elsewhere;
        try {
            work.run();
        } finally {
            show = before;
        }
    }

    /** Puts a board on the table: a sample, a file, or its text. */
    void load(List<String> board) {
        guarded(String.join(" ", board), () -> interpreter.begin(board, this::take));
    }

    /** Runs one verb that stands alone, with its words as the shell has split them. */
    void verb(List<String> words) {
        guarded(String.join(" ", words), () -> interpreter.runAlone(words, this::take));
    }

    /** The input has ended. */
    void end() {
        guarded("the end of the input", () -> interpreter.end(this::take));
    }

    private void guarded(String text, Runnable work) {
        try {
            work.run();
        } catch (ReaderGone gone) {
            throw gone;
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
            Endings.awaitIfUnderWay();
            take(FaultLog.report(StringUtils.abbreviate(text, SHOWN_OF_LINE), fault));
        }
        afterwards.run();
    }

    private void take(Reply reply) {
        worst = worst.worst(reply.status());
        left = left || reply.next() instanceof Next.Quit;
        show.accept(reply);
        reply.afterwards().forEach(this::take);
    }

    /** Whether the user has asked to leave. */
    boolean left() {
        return left;
    }

    /** The status of the worst line so far. */
    Status worst() {
        return worst;
    }
}

package stepdoku.command;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import stepdoku.format.FormatException;
import stepdoku.format.Pasted;
import stepdoku.line.Line;
import stepdoku.session.Next;
import stepdoku.session.OpenQuestion;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;

/**
 * Turns what was typed into replies: several commands on a line, comments, an empty line that repeats the last stepping
 * verb, answers to a question that stands open, and boards that are pasted row by row. Mutable: it remembers the line to
 * repeat and the rows of a board.
 */
public final class Interpreter {
    private final Session session;
    private final Tutor tutor;
    private final PastedRows rows = new PastedRows();
    private String repeatable = "";
    /** Whether what is interpreted has asked to leave: nothing behind that is done. */
    private boolean leaves;

    public Interpreter(Session session) {
        this.session = session;
        this.tutor = new Tutor(session);
    }

    /** Whether a board has begun and more of its rows are expected. */
    public boolean awaitsRows() {
        return rows.haveBegun();
    }

    /** Forgets the rows of a board that was begun. */
    public void forgetRows() {
        rows.forget();
    }

    /** The input has ended: what was begun is read as it is. */
    public void end(Consumer<Reply> show) {
        if (awaitsRows()) {
            loadRows(show);
        }
    }

    /** Interprets a text of one or more lines; each reply is given away as soon as it is there. */
    public void interpret(String text, Consumer<Reply> show) {
        leaves = false;
        text.lines().takeWhile(line -> !leaves).forEach(line -> interpretLine(line, show));
        if (text.isEmpty()) {
            interpretLine("", show);
        }
    }

    /** Runs one verb with its words, as a shell has split them. */
    public void run(List<String> words, Consumer<Reply> show) {
        show.accept(guarded(() -> run(Line.of(words))));
    }

    /** Puts a board on the table, as a shell has split its words. */
    public void begin(List<String> board, Consumer<Reply> show) {
        show.accept(guarded(() -> {
            BoardArgument.refuseMistypedVerb(board);
            return run(Line.of(Stream.concat(Stream.of("load"), board.stream()).toList()));
        }));
    }

    /**
     * The same for a verb that stands alone: if it needs a board, it finds it in its first word or in standard input; if
     * there are many, one a line, it may answer each by a line.
     */
    public void runAlone(List<String> words, Consumer<Reply> show) {
        if (!ManyBoardsArgument.answer(session.host(), words, show)) {
            show.accept(guarded(() -> run(Line.of(BoardArgument.load(session, words)))));
        }
    }

    /** Whether a text has commands that write lines for programs to standard output. */
    public static boolean writesData(String text) {
        return text.lines().flatMap(line -> Line.split(line).stream()).anyMatch(Interpreter::writesData);
    }

    private static boolean writesData(Line line) {
        List<String> words = line.words();
        return Commands.named(words.get(0))
                .filter(command -> command.writesData(words.subList(1, words.size())))
                .isPresent();
    }

    private void interpretLine(String line, Consumer<Reply> show) {
        if (!awaitsRows() && asked(line).isPresent()) {
            interpretCommands(line, show);
            return;
        }
        Pasted kind = rows.with(line);
        if (kind == Pasted.COMPLETE || kind == Pasted.NO_BOARD && awaitsRows()) {
            loadRows(show);
        }
        if (kind == Pasted.NO_BOARD) {
            interpretCommands(line, show);
        }
    }

    private void loadRows(Consumer<Reply> show) {
        String board = rows.take();
        runAndLook(Line.of(List.of("load", board)), () -> LoadCommand.text(session, board), show);
    }

    private void interpretCommands(String text, Consumer<Reply> show) {
        boolean repeats = text.isBlank();
        List<Line> lines = Line.split(repeats ? repeatable : text);
        for (Iterator<Line> left = lines.iterator(); !leaves && left.hasNext(); ) {
            Line line = left.next();
            asked(line.text())
                    .ifPresentOrElse(
                            question -> show.accept(guarded(() -> answer(question, line.text()))),
                            () -> runAndLook(tutor.meant(line), show));
            LessonQuestion.pose(session);
        }
    }

    private void runAndLook(Line line, Consumer<Reply> show) {
        runAndLook(line, () -> run(line), show);
    }

    /** Runs a command; a lesson that is on looks at what has become of it, and its words share the screen if they can. */
    private void runAndLook(Line line, Supplier<Reply> work, Consumer<Reply> show) {
        Tutor.Look look = tutor.before(line);
        Reply reply = guarded(work);
        leaves = reply.next() instanceof Next.Quit;
        if (reply.isTalkAlone()) {
            show.accept(look.after(reply).map(reply::and).orElse(reply));
        } else {
            show.accept(reply);
            look.after(reply).ifPresent(show);
        }
    }

    /** The open question to which a line reads as an answer. */
    private Optional<OpenQuestion> asked(String line) {
        return session.question().filter(question -> question.reads(line.strip()));
    }

    private Reply answer(OpenQuestion question, String line) {
        session.closeQuestion();
        return question.answer(line.strip());
    }

    private Reply run(Line line) {
        Command command = command(line.words().get(0));
        if (command.sheet().repeats()) {
            repeatable = line.text();
        }
        return command.run(session, new Arguments(command.sheet(), line));
    }

    /** The verb that is meant; a word that is none was perhaps to be the answer to an open question. */
    private Command command(String word) {
        Optional<OpenQuestion> open = session.question().filter(question -> !Commands.resemblesVerb(word));
        if (open.isPresent()) {
            throw new UserError(open.get().howToAnswer());
        }
        return Commands.find(word);
    }

    /** What a user did wrong is an answer too. */
    private static Reply guarded(Supplier<Reply> work) {
        try {
            return work.get();
        } catch (UserError fault) {
            return Reply.error(fault.getMessage(), fault.status());
        } catch (FormatException fault) {
            return Reply.wrong(fault.getMessage());
        }
    }
}

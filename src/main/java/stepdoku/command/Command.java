package stepdoku.command;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import stepdoku.board.CellNames;
import stepdoku.collection.BoardWork;
import stepdoku.line.Completion;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.view.Role;

/** A verb of the console. It changes the session and answers with what is to be shown; it prints nothing itself. */
public abstract class Command {
    private final Sheet sheet;

    Command(Sheet sheet) {
        this.sheet = sheet;
    }

    public final Sheet sheet() {
        return sheet;
    }

    /** Does it. What cannot be is a {@link stepdoku.session.UserError}, and then nothing has changed. */
    public abstract Reply run(Session session, Arguments arguments);

    /** What could stand after the words typed so far, which do not include the verb. */
    public List<Completion> complete(Session session, List<String> before) {
        return List.of();
    }

    /** Whether the name of a file could stand there, too. */
    public boolean takesFile(List<String> before) {
        return false;
    }

    /** How a word behind others is coloured while it is typed: known here, possible, or wrong. */
    Role judge(Session session, List<String> before, String word) {
        return Judgement.of(this, session, before, word);
    }

    /** Whether a word could be its first, whatever board is on the table. */
    boolean takesFirst(Session session, String word) {
        return CellNames.looksLikeCell(word) || judge(session, List.of(), word) != Role.BAD;
    }

    /** What a kind of words in its usage stands for, behind words that are typed already. */
    String meaning(Session session, List<String> before, String kind) {
        return Tips.behindWord(this, session, before).orElseGet(() -> sheet.meaningOf(kind));
    }

    /** Whether {@code r1c3=4} are two words for it. */
    boolean takesPairs() {
        return false;
    }

    /** Whether, with these words, it writes lines for programs to standard output. */
    boolean writesData(List<String> words) {
        return false;
    }

    /** Whether, with these words as a command of the shell, it first reads a board. */
    boolean readsBoard(List<String> words) {
        return sheet.readsBoard();
    }

    /** What it does with each board of a file, if it can do that: made anew for each thread. */
    Optional<Supplier<BoardWork>> eachBoard() {
        return Optional.empty();
    }

    @Override
    public final String toString() {
        return sheet.name();
    }
}

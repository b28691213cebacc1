package stepdoku.command;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import stepdoku.board.PencilMarks;
import stepdoku.format.Formats;
import stepdoku.format.Reading;
import stepdoku.kept.SessionFile;
import stepdoku.line.Completion;
import stepdoku.line.Completions;
import stepdoku.reply.Boards;
import stepdoku.reply.Facts;
import stepdoku.session.Reply;
import stepdoku.session.Samples;
import stepdoku.session.Samples.Sample;
import stepdoku.session.Session;
import stepdoku.session.TextFile;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** {@code load}: puts a sample, a board of a file or a board written out on the table. */
final class LoadCommand extends Command {
    LoadCommand() {
        super(Sheet.of(
                        Group.BOARD,
                        "load NAME|FILE|TEXT [N]",
                        "put a board on the table: a sample, a file, or its text")
                .meaning("NAME is a sample (samples lists them); FILE is a text file, of whose boards N takes the N-th,"
                        + " '-' is standard input; TEXT is a board in any format that is known: 81 characters with"
                        + " . for empty, rows, frames, LeetCode's lists. A board can also be pasted at the prompt"
                        + " without load. A FILE that save has written as a session brings all of it back, in"
                        + " place of the present one.")
                .where("NAME", "a sample")
                .where("FILE", "a file with boards or a session, - for standard input")
                .where("TEXT", "a board in any format")
                .where("N", "which board of the file")
                .examples("load leetcode", "load ....4.3..4.1....")
                .answeringPrograms()
                .standingAlone());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        String name = arguments.atLeast(1).word(0).orElseThrow();
        Optional<Sample> sample = Samples.find(name);
        if (sample.isPresent()) {
            return sample(session, sample.get(), arguments.atMost(2).countAt(1, 1));
        }
        TextFile file = TextFile.named(name);
        if (file.exists()) {
            int wanted = (int) Math.min(arguments.atMost(2).countAt(1, 0), Integer.MAX_VALUE);
            String text = text(file, session, wanted);
            return SessionFile.recognises(text)
                    ? SessionReply.restored(session, name, text, name)
                    : put(session, read(text, wanted));
        }
        String text = arguments.textFrom(0);
        if (!looksLikeBoard(text)) {
            throw nothingCalled(name);
        }
        return text(session, text);
    }

    private static Reply sample(Session session, Sample sample, long wanted) {
        if (wanted > 1) {
            throw new UserError("%s is one board: it has no board %d".formatted(sample.name(), wanted));
        }
        boolean ended = session.change(PencilMarks.of(sample.grid()));
        return Boards.reply(session, ended, sample.name() + ": " + Facts.of(session));
    }

    /** Whether a text is meant as a board, be it with faults, and not as a name. */
    static boolean looksLikeBoard(String text) {
        return Formats.looksLikeBoard(text);
    }

    /** The error that a word names no board, with the name that was probably meant. */
    static UserError nothingCalled(String name) {
        return nothingCalled(name, Stream.of());
    }

    /** The same where something else could have been meant, too. */
    static UserError nothingCalled(String name, Stream<String> others) {
        Stream<String> samples = Samples.all().stream().map(Samples.Sample::name);
        String near = Words.nearest(name, Stream.concat(samples, others))
                .map(sample -> "; did you mean %s?".formatted(sample))
                .orElse("; samples lists the boards that come with the program");
        return new UserError("there is no sample, file or board '%s'%s".formatted(Words.shorten(name), near));
    }

    /** Puts the board of a text on the table. */
    static Reply text(Session session, String text) {
        return put(session, Formats.read(text));
    }

    /** Puts a board on the table that goes by one word, and says nothing. */
    static void quietly(Session session, String word) {
        Optional<Samples.Sample> sample = Samples.find(word);
        TextFile file = TextFile.named(word);
        if (sample.isPresent()) {
            session.change(PencilMarks.of(sample.get().grid()));
            return;
        }
        String text = file.exists() ? file.read(session.host()) : word;
        if (SessionFile.recognises(text)) {
            SessionFile.restore(session, word, text);
        } else {
            session.change(Formats.read(text).marks());
        }
    }

    /** The text of a file, no more of it than has its N-th board; all if N is 0. */
    private static String text(TextFile file, Session session, int wanted) {
        return wanted == 0
                ? file.read(session.host())
                : file.readUntil(session.host(), beginning -> Formats.reaches(beginning, wanted));
    }

    /** The only board of a text, or the N-th if N is not 0. */
    private static Reading read(String text, int wanted) {
        return wanted == 0 ? Formats.read(text) : Formats.read(text, wanted);
    }

    private static Reply put(Session session, Reading reading) {
        boolean ended = session.change(reading.marks());
        return Boards.reply(session, ended, "read " + reading.understood() + "; " + Facts.emptyAndSolutions(session));
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.isEmpty() ? Completions.samples() : List.of();
    }

    @Override
    public boolean takesFile(List<String> before) {
        return before.isEmpty();
    }
}

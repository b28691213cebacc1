package stepdoku.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import stepdoku.format.Formats;
import stepdoku.format.WritableFormat;
import stepdoku.kept.SessionFile;
import stepdoku.line.Completion;
import stepdoku.line.Completions;
import stepdoku.reply.Exports;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.TextFile;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** {@code save}: the board into a file. */
final class SaveCommand extends Command {
    private static final String USUAL = "line";
    private static final String SESSION = "session";

    SaveCommand() {
        super(Sheet.of(Group.BOARD, "save FILE [FORMAT]", "write the board into a file, or all of the session")
                .meaning(
                        "Without FORMAT the ending of the file decides, and if it tells nothing, the board is one line of"
                                + " characters. '-' writes to standard output. A file that was there is replaced only when the new"
                                + " one is complete. FILE.stepdoku, or the format session, keeps everything: the boards with undo and"
                                + " redo, what hints have eliminated, strategy and search with its time, jumps and marks, breakpoints"
                                + " and the lab; load brings all of it back.")
                .where("FORMAT", "how the board is written")
                .examples("load leetcode; save - grid", "load tiny-twelve; step 9; save - session")
                .readingBoard()
                .standingAlone());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        String name = arguments.atLeast(1).atMost(2).word(0).orElseThrow();
        if (arguments.word(1).map(SESSION::equals).orElse(name.endsWith(SessionFile.ENDING))) {
            return written(name, SessionFile.text(session.snapshot()), "a session; load brings it back");
        }
        WritableFormat format = arguments.word(1).map(SaveCommand::named).orElseGet(() -> byEnding(name));
        return written(name, format.write(session.marks()), format.title());
    }

    private static Reply written(String name, String text, String title) {
        TextFile file = TextFile.named(name);
        if (file.isStandardStream()) {
            return Reply.raw(text.lines());
        }
        file.write(text);
        return Reply.text("saved %s as %s".formatted(file, title));
    }

    private static WritableFormat named(String name) {
        return find(name)
                .orElseThrow(() -> new UserError("there is no format '%s': the formats are %s"
                        .formatted(
                                Words.shorten(name),
                                Stream.concat(Formats.writable().stream().map(WritableFormat::name), Stream.of(SESSION))
                                        .collect(Collectors.joining(", ")))));
    }

    private static Optional<WritableFormat> find(String name) {
        return Formats.writable().stream()
                .filter(format -> format.name().equals(name))
                .findFirst();
    }

    private static WritableFormat byEnding(String file) {
        String ending = StringUtils.substringAfterLast(file, ".");
        return Formats.writable().stream()
                .filter(format -> format.ending().filter(ending::equals).isPresent())
                .findFirst()
                .orElseGet(() -> named(USUAL));
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.size() == 1 ? formats() : List.of();
    }

    private static List<Completion> formats() {
        List<Completion> formats = new ArrayList<>(Completions.formats());
        formats.add(new Completion(SESSION, "everything, as in FILE" + SessionFile.ENDING));
        return formats;
    }

    @Override
    public boolean takesFile(List<String> before) {
        return before.isEmpty();
    }

    @Override
    boolean writesData(List<String> words) {
        return Exports.goesToStandardOutput(words);
    }
}

package stepdoku.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jline.builtins.Completers.FileNameCompleter;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;
import org.jline.utils.AttributedString;
import stepdoku.command.Draft;
import stepdoku.line.Completion;
import stepdoku.session.Session;

/** Completes verbs, and behind a verb what the verb itself offers, in its order and under its headings. */
final class VerbCompleter implements Completer {
    private static final String FILES = "files";
    /** Rows for the line itself, and one below. */
    private static final int OTHER_ROWS = 2;

    private final Session session;

    VerbCompleter(Session session) {
        this.session = session;
    }

    @Override
    public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
        Draft.at(line.line(), line.cursor()).ifPresent(draft -> {
            List<Completion> offered = draft.completions(session);
            boolean described = fits(reader, offered, draft.word().text());
            offered.forEach(completion -> candidates.add(candidate(completion, described, candidates.size())));
            if (draft.takesFile()) {
                files(reader, line).forEach(file -> candidates.add(file(file, candidates.size())));
            }
        });
    }

    /** Whether the words that begin so can stand one below the other, each with its description. */
    private static boolean fits(LineReader reader, List<Completion> offered, String begun) {
        List<Completion> fitting = offered.stream()
                .filter(completion -> completion.word().startsWith(begun))
                .toList();
        long headings = fitting.stream().map(Completion::group).distinct().count();
        return fitting.size() + headings + OTHER_ROWS <= reader.getTerminal().getHeight();
    }

    private static Candidate candidate(Completion completion, boolean described, int place) {
        return new Candidate(
                completion.word(),
                completion.word(),
                orNull(completion.group()),
                described ? orNull(completion.description()) : null,
                null,
                null,
                true,
                place);
    }

    private static String orNull(String text) {
        return text.isEmpty() ? null : text;
    }

    private static Stream<Candidate> files(LineReader reader, ParsedLine line) {
        List<Candidate> files = new ArrayList<>();
        new FileNameCompleter().complete(reader, line, files);
        return files.stream();
    }

    /** Files have no colours of their own here. */
    private static Candidate file(Candidate file, int place) {
        return new Candidate(
                file.value(),
                AttributedString.stripAnsi(file.displ()),
                FILES,
                file.descr(),
                file.suffix(),
                file.key(),
                file.complete(),
                place);
    }
}

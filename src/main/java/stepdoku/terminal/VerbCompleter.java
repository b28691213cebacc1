package stepdoku.terminal;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;
import org.jline.builtins.Completers.FileNameCompleter;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;
import stepdoku.command.Command;
import stepdoku.command.Commands;
import stepdoku.command.Completion;
import stepdoku.session.Session;
import stepdoku.session.UserError;

/** Completes verbs, and behind a verb what the verb itself offers. */
final class VerbCompleter implements Completer {
    private final Session session;
    private final Completer files = new FileNameCompleter();

    VerbCompleter(Session session) {
        this.session = session;
    }

    @Override
    public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
        List<String> words = wordsBefore(line);
        if (words.isEmpty()) {
            Commands.TABLE.forEach(command -> candidates.add(
                    candidate(command.sheet().name(), command.sheet().summary())));
            return;
        }
        command(words.get(0)).ifPresent(command -> {
            List<String> before = words.subList(1, words.size());
            for (Completion completion : command.complete(session, before)) {
                candidates.add(candidate(completion.word(), completion.description()));
            }
            if (command.takesFile(before)) {
                files.complete(reader, line, candidates);
            }
        });
    }

    /** The words of the command at the cursor that stand before the word at the cursor. */
    private static List<String> wordsBefore(ParsedLine line) {
        String text = line.line().substring(0, line.cursor() - line.wordCursor());
        String command = text.contains(";") ? StringUtils.substringAfterLast(text, ";") : text;
        return Arrays.stream(StringUtils.split(command)).toList();
    }

    private static Optional<Command> command(String word) {
        try {
            return Optional.of(Commands.find(word));
        } catch (UserError unknown) {
            return Optional.empty();
        }
    }

    private static Candidate candidate(String word, String description) {
        return new Candidate(word, word, null, description.isEmpty() ? null : description, null, null, true);
    }
}

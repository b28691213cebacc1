package stepdoku.command;

import java.util.ArrayList;
import java.util.List;
import stepdoku.session.Samples;
import stepdoku.session.Session;
import stepdoku.session.TextFile;

/** Finds the board for a verb that stands alone on the shell's command line: {@code stepdoku solve FILE}. */
final class BoardArgument {
    private static final String STANDARD_INPUT = "-";

    private BoardArgument() {}

    /** Loads the board if the verb needs one. Answers the words without the one that named it. */
    static List<String> load(Session session, List<String> words) {
        Command command = Commands.find(words.get(0));
        if (!command.sheet().readsBoard()) {
            return words;
        }
        boolean named = words.size() > 1 && namesBoard(command, words.get(1));
        LoadCommand.quietly(session, named ? words.get(1) : STANDARD_INPUT);
        List<String> rest = new ArrayList<>(words);
        if (named) {
            rest.remove(1);
        }
        return rest;
    }

    /** For a verb that takes a file, a file is its own. */
    private static boolean namesBoard(Command command, String word) {
        boolean isFile = TextFile.named(word).exists() && !command.takesFile(List.of());
        return isFile || Samples.find(word).isPresent() || LoadCommand.looksLikeBoard(word);
    }
}

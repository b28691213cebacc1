package stepdoku.command;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.session.Host;
import stepdoku.session.Samples;
import stepdoku.session.Session;
import stepdoku.session.TextFile;
import stepdoku.session.UserError;

/** Finds the board for a verb that stands alone on the shell's command line: {@code stepdoku solve FILE}. */
final class BoardArgument {
    private static final String STANDARD_INPUT = "-";
    private static final int FEWEST_CELLS = 16;

    private BoardArgument() {}

    /** Loads the board if the verb needs one. Answers the words without the one that named it. */
    static List<String> load(Session session, List<String> words) {
        Command command = Commands.find(words.get(0));
        if (!command.readsBoard(words.subList(1, words.size()))) {
            return words;
        }
        boolean named = words.size() > 1 && namesBoard(session.host(), command, words.get(1));
        if (!named) {
            refuseMistyped(session, command, words.subList(1, words.size()));
            refuseToWait(session.host(), command);
        }
        LoadCommand.quietly(session, named ? words.get(1) : STANDARD_INPUT);
        List<String> rest = new ArrayList<>(words);
        if (named) {
            rest.remove(1);
        }
        return rest;
    }

    /** Words that stand where a verb could stand are an error if they are no board: perhaps one was mistyped. */
    static void refuseMistypedVerb(List<String> words) {
        String word = words.get(0);
        boolean isBoard = TextFile.named(word).exists()
                || Samples.find(word).isPresent()
                || LoadCommand.looksLikeBoard(String.join(" ", words));
        if (!isBoard) {
            throw LoadCommand.nothingCalled(word, Commands.TABLE.stream().map(Command::toString));
        }
    }

    /** For a verb that takes a file, a file is its own, unless it holds a board: nobody wants that overwritten. */
    private static boolean namesBoard(Host host, Command command, String word) {
        TextFile file = TextFile.named(word);
        boolean isFile = file.exists() && (!command.takesFile(List.of()) || holdsBoard(host, file));
        boolean isNumber = NumberUtils.isDigits(word) && word.length() < FEWEST_CELLS;
        return isFile || Samples.find(word).isPresent() || !isNumber && LoadCommand.looksLikeBoard(word);
    }

    /** A first word that the verb itself cannot take was to be a board. */
    private static void refuseMistyped(Session session, Command command, List<String> words) {
        words.stream()
                .findFirst()
                .filter(word -> !command.takesFirst(session, word))
                .ifPresent(word -> {
                    throw LoadCommand.nothingCalled(word);
                });
    }

    private static void refuseToWait(Host host, Command command) {
        if (host.readsTerminal()) {
            throw new UserError("%s wants a board: stepdoku %s FILE%s"
                    .formatted(
                            command, command, command.sheet().needsScreen() ? "" : ", or a board on standard input"));
        }
    }

    private static boolean holdsBoard(Host host, TextFile file) {
        try {
            return !file.isStandardStream() && LoadCommand.looksLikeBoard(file.read(host));
        } catch (UserError unreadable) {
            return false;
        }
    }
}

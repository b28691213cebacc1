package stepdoku.command;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import stepdoku.board.CellNames;
import stepdoku.command.Form.Blank;
import stepdoku.session.Session;
import stepdoku.view.Role;

/** Whether a word behind a verb is one that the verb knows there, one that it may take, or a wrong one. */
final class Judgement {
    /** Kinds of words that completion offers all of. */
    private static final Set<String> CLOSED = Set.of("NAME", "LEVEL", "FORMAT", "VALUE", "COND", "TECHNIQUE");

    private Judgement() {}

    static Role of(Command command, Session session, List<String> before, String word) {
        List<Completion> known = command.complete(session, before);
        return known(known, word).map(Completion::role).orElseGet(() -> {
            List<Blank> due = Usage.due(command.sheet().usage(), before);
            boolean begun =
                    known.stream().anyMatch(completion -> completion.word().startsWith(word));
            return begun || due.stream().anyMatch(blank -> takes(session, blank, word, known.isEmpty()))
                    ? Role.PLAIN
                    : Role.BAD;
        });
    }

    static Optional<Completion> known(List<Completion> known, String word) {
        return known.stream()
                .filter(completion -> completion.word().equals(word))
                .findFirst();
    }

    private static boolean takes(Session session, Blank blank, String word, boolean nothingKnown) {
        return switch (blank.name()) {
            case "CELL" -> CellNames.parse(session.geometry(), word).isPresent();
            default -> Usage.takes(blank, word) && (nothingKnown || !CLOSED.contains(blank.name()));
        };
    }
}

package stepdoku.command;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import stepdoku.board.CellNames;
import stepdoku.line.Completion;
import stepdoku.line.Form.Blank;
import stepdoku.line.Usage;
import stepdoku.session.Session;
import stepdoku.view.Role;

/** Whether a word behind a verb is one that the verb knows there, one that it may take, or a wrong one. */
final class Judgement {
    /** Kinds of words that completion offers all of. */
    private static final Set<String> CLOSED = Set.of("NAME", "LEVEL", "FORMAT", "VALUE", "COND", "TECHNIQUE");

    private Judgement() {}

    static Role of(Command command, Session session, List<String> before, String word) {
        List<Completion> known = command.complete(session, before);
        return Completion.find(known, word).map(Completion::role).orElseGet(() -> {
            List<Blank> due = Usage.due(command.sheet().usage(), before);
            return Stream.concat(begun(known, word), due.stream().flatMap(blank -> role(session, blank, word, known)))
                    .findFirst()
                    .orElse(Role.BAD);
        });
    }

    private static Stream<Role> begun(List<Completion> known, String word) {
        boolean isBegun =
                known.stream().anyMatch(completion -> completion.word().startsWith(word));
        return isBegun ? Stream.of(Role.PLAIN) : Stream.of();
    }

    /** The role of a word in a blank; none if it cannot stand there. */
    private static Stream<Role> role(Session session, Blank blank, String word, List<Completion> known) {
        if (blank.name().equals("CELL")) {
            return CellNames.parse(session.geometry(), word).stream().mapToObj(cell -> Role.ACCENT);
        }
        boolean isOpen = known.isEmpty() || !CLOSED.contains(blank.name());
        return isOpen && Usage.takes(blank, word) ? Stream.of(Role.PLAIN) : Stream.of();
    }
}

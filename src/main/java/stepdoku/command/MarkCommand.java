package stepdoku.command;

import java.util.List;
import java.util.Set;
import stepdoku.line.Completion;
import stepdoku.line.Completions;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.text.Words;
import stepdoku.view.Role;

/** {@code mark}: a name for this time. */
final class MarkCommand extends Command {
    private static final Set<String> TAKEN = Set.of("start", "end");

    MarkCommand() {
        super(Sheet.of(Group.STEPPING, "mark NAME", "give the present time a name, for goto NAME")
                .meaning(
                        "A name is one word that does not begin with a digit; the same name again moves the mark. Marks"
                                + " belong to the search and go with it.")
                .where("NAME", "one word for this time")
                .examples("load leetcode; step 9; mark here; goto end; goto here"));
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        String name = arguments.atLeast(1).atMost(1).word(0).orElseThrow();
        if (TAKEN.contains(name) || !name.matches("\\p{L}.*")) {
            throw new UserError(
                    "'%s' cannot be the name of a mark: it must begin with a letter, and start and end are taken"
                            .formatted(Words.shorten(name)));
        }
        session.bookmark(name);
        return Reply.text("mark %s: time %d".formatted(name, session.time()));
    }

    /** A new name is as good as an old one. */
    @Override
    Role judge(Session session, List<String> before, String word) {
        return before.isEmpty() ? Role.PLAIN : Role.BAD;
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.isEmpty() ? Completions.bookmarks(session) : List.of();
    }
}

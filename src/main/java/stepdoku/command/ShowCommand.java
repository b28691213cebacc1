package stepdoku.command;

import java.util.List;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.view.MarksView;

/** {@code show}: the board, or its pencil marks. */
final class ShowCommand extends Command {
    private static final String CANDIDATES = "candidates";

    ShowCommand() {
        super(Sheet.of(Group.BOARD, "show [candidates]", "the board; with candidates, the pencil marks")
                .meaning(
                        "Pencil marks are the digits that no peer holds, without those that hint apply has eliminated. While"
                                + " a search is under way, the board shows its placements.")
                .examples("load leetcode; show", "load leetcode; show candidates")
                .readingBoard());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        String what = arguments.atMost(1).word(0).orElse("");
        if (what.isEmpty()) {
            return Reply.of(Boards.view(session));
        }
        if (!CANDIDATES.startsWith(what)) {
            throw arguments.usage("'%s' cannot be shown".formatted(Words.shorten(what)));
        }
        return Reply.of(MarksView.of(session.marks()));
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.isEmpty() ? List.of(new Completion(CANDIDATES, "the pencil marks")) : List.of();
    }
}

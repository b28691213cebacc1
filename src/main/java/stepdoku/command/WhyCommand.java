package stepdoku.command;

import stepdoku.search.Attempts;
import stepdoku.search.Search;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.view.WhyView;

/** {@code why}: what became of the other digits, or of the call that failed. */
final class WhyCommand extends Command {
    /** So many moves are made to learn the sizes of subtrees: about a second of work. */
    private static final long MOST_MOVES = 10_000_000;

    WhyCommand() {
        super(Sheet.of(Group.LOOKING, "why", "why this move: what forbade the other digits, which call failed")
                .meaning(
                        "For a placement it tells of every digit before it which peer forbids it, or how many moves its"
                                + " subtree took to fail, from its placement to its retraction. For a retraction it tells what the"
                                + " call that failed had tried, and what that had cost. The sizes are worked out again, up to ten"
                                + " million moves; beyond that it says more than.")
                .examples("load leetcode; step 8; why", "load tiny-twelve; goto 20; why", "queens 6; goto 20; why")
                .readingBoard());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        arguments.atMost(0);
        Search search = session.search().search();
        return Reply.of(WhyView.of(search, new Attempts(search, MOST_MOVES, session.host()::goOn)));
    }
}

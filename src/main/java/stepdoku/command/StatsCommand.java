package stepdoku.command;

import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.view.StatsView;

/** {@code stats}: the counters. */
final class StatsCommand extends Command {
    StatsCommand() {
        super(Sheet.of(Group.LOOKING, "stats", "time, placements, retractions, tests, solutions, depth, dead ends")
                .meaning(
                        "The counters go up with every move forward and down with every move back, so they are those of this"
                                + " time. A test is a digit that a loop has reached, whether it fitted or not.")
                .examples("load leetcode; goto end; stats")
                .readingBoard());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        arguments.atMost(0);
        return Reply.of(StatsView.of(session.search().search()));
    }
}

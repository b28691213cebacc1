package stepdoku.command;

import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.view.PathView;

/** {@code path}: the calls that wait. */
final class PathCommand extends Command {
    PathCommand() {
        super(Sheet.of(Group.LOOKING, "path [N]", "the placements from the root to here, newest first")
                .aliases("where", "bt")
                .meaning("Each line is a call that waits for the one above it: its cell, its digit, the digits that it"
                        + " has tried before, and those that it will try if this one fails.")
                .where("N", "how many placements, all if not said")
                .examples("load leetcode; step 9; path")
                .readingBoard());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        long newest = arguments.atMost(1).countAt(0, Integer.MAX_VALUE);
        if (session.stepper().isEmpty()) {
            return Reply.text("no search is under way, so nothing has been placed: step begins one");
        }
        return Reply.of(PathView.of(session.search().search(), (int) Math.min(newest, Integer.MAX_VALUE)));
    }
}

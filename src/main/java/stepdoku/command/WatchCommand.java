package stepdoku.command;

import stepdoku.session.Next;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;

/** {@code watch}: the full-screen stepper. */
final class WatchCommand extends Command {
    WatchCommand() {
        super(Sheet.of(Group.LOOKING, "watch", "the search on the whole screen, stepped and played by single keys")
                .meaning("Board, source, path and counters stay in their places while the search moves: right and left"
                        + " step, n and p go by subtrees, f and o to the end and the start of a call, c and C on to the"
                        + " next solution and back, space plays, + and - change the speed, t shows the tree and m the"
                        + " candidates. ? lists all keys, : takes any line, q leads back to the prompt at the same"
                        + " time. A click explains a cell, the wheel steps. From the shell, watch FILE opens a board"
                        + " on the screen, and q ends it.")
                .examples("load leetcode; goto 900; watch")
                .readingBoard()
                .standingAlone()
                .needingScreen());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        arguments.atMost(0);
        if (!session.host().hasScreen()) {
            throw UserError.no("watch needs a terminal with a screen: step, goto and show tell the same line by line");
        }
        session.search();
        return Reply.then(new Next.Watch());
    }
}

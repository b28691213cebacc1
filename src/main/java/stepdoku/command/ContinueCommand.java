package stepdoku.command;

import stepdoku.session.Session;

/** {@code continue}: on to a breakpoint, a solution or the end. */
final class ContinueCommand extends MotionCommand {
    ContinueCommand() {
        super(Sheet.of(Group.STEPPING, "continue", "on to a breakpoint, the next solution, or the end")
                .aliases("c")
                .meaning("At a solution it goes on as if that had been refused, and looks for another. With the"
                        + " queens, where dfs returns nothing, it runs through all solutions to the end; break"
                        + " solution stops at each. Ctrl-C pauses a long run at a true time.")
                .examples("load leetcode; continue", "load tiny-two; continue; continue")
                .readingBoard()
                .repeating());
    }

    @Override
    Motion motion(Session session, Arguments arguments) {
        arguments.atMost(0);
        return stepper -> stepper.run(session.watching());
    }
}

package stepdoku.command;

import stepdoku.session.Session;

/** {@code finish}: on until the call returns. */
final class FinishCommand extends MotionCommand {
    FinishCommand() {
        super(Sheet.of(Group.STEPPING, "finish", "on until the call in which we stand returns")
                .aliases("f")
                .meaning("The call in which we stand is the one whose loop made the last move. finish runs to the"
                        + " retraction by its caller, to a solution, or to the end. Breakpoints stop it.")
                .examples("load leetcode; step 5; finish")
                .readingBoard()
                .repeating());
    }

    @Override
    Motion motion(Session session, Arguments arguments) {
        arguments.atMost(0);
        return stepper -> stepper.finish(session.watching());
    }
}

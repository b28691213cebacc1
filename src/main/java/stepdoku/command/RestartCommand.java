package stepdoku.command;

import stepdoku.session.Session;

/** {@code restart}: back to time 0. */
final class RestartCommand extends MotionCommand {
    RestartCommand() {
        super(Sheet.of(Group.STEPPING, "restart", "back to time 0")
                .meaning("The same board, the same strategy, from the beginning; breakpoints stay. last returns to"
                        + " where you were.")
                .examples("load leetcode; step 9; restart")
                .repeating());
    }

    @Override
    Motion motion(Session session, Arguments arguments) {
        arguments.atMost(0);
        return stepper -> stepper.goTo(0);
    }
}

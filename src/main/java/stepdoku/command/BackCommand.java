package stepdoku.command;

import stepdoku.session.Session;

/** {@code back}: some moves back. */
final class BackCommand extends MotionCommand {
    BackCommand() {
        super(Sheet.of(Group.STEPPING, "back [N]", "N moves back, 1 if not said")
                .aliases("b")
                .meaning(
                        "The mirror of step. The state at a time depends on the board, the strategy and the time alone,"
                                + " so the search stands there exactly as it did on its way forward.")
                .where("N", "how many moves, 1 if not said")
                .examples("load leetcode; step 9; back 3")
                .repeating());
    }

    @Override
    Motion motion(Session session, Arguments arguments) {
        long moves = arguments.atMost(1).countAt(0, 1);
        return stepper -> stepper.back(moves);
    }
}

package stepdoku.command;

import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** {@code last}: back to where the last jump began, or the one so many before. */
final class LastCommand extends MotionCommand {
    LastCommand() {
        super(Sheet.of(Group.STEPPING, "last [N]", "to where we stood before the last jump, or N jumps ago")
                .meaning(
                        "A jump is every motion of more than one move, forward or back. last again goes to the jump before.")
                .where("N", "how many jumps ago, 1 if not said")
                .examples("load leetcode; step 7; goto end; last", "load leetcode; step 7; step 9; goto end; last 2")
                .repeating());
    }

    @Override
    Motion motion(Session session, Arguments arguments) {
        long count = arguments.atMost(1).countAt(0, 1);
        if (count > session.jumps().count()) {
            throw new UserError(
                    session.jumps().count() == 0
                            ? "there was no jump to take back"
                            : "there are only %s to take back"
                                    .formatted(Words.count(session.jumps().count(), "jump")));
        }
        long time = session.jumps().take((int) count);
        return stepper -> stepper.goTo(time);
    }

    @Override
    boolean remembersJump() {
        return false;
    }
}

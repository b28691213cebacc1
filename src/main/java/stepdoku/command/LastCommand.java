package stepdoku.command;

import stepdoku.session.Session;
import stepdoku.session.UserError;

/** {@code last}: back to where the last jump began. */
final class LastCommand extends MotionCommand {
    LastCommand() {
        super(Sheet.of(Group.STEPPING, "last", "to where we stood before the last jump")
                .meaning(
                        "A jump is every motion of more than one move, forward or back. last again goes to the jump before.")
                .examples("load leetcode; step 7; goto end; last")
                .repeating());
    }

    @Override
    Motion motion(Session session, Arguments arguments) {
        arguments.atMost(0);
        long time = session.takeJump().orElseThrow(() -> new UserError("there was no jump to take back"));
        return stepper -> stepper.goTo(time);
    }

    @Override
    boolean remembersJump() {
        return false;
    }
}

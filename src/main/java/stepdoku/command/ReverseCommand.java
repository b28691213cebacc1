package stepdoku.command;

import stepdoku.session.Session;

/** {@code reverse}: back to a breakpoint, a solution or time 0. */
final class ReverseCommand extends MotionCommand {
    ReverseCommand() {
        super(Sheet.of(Group.STEPPING, "reverse", "back to a breakpoint, the solution before, or time 0")
                .aliases("rc")
                .meaning("The mirror of continue.")
                .examples("load leetcode; break retract r1c7; goto end; reverse")
                .repeating());
    }

    @Override
    Motion motion(Session session, Arguments arguments) {
        arguments.atMost(0);
        return stepper -> stepper.reverse(session.watching());
    }
}

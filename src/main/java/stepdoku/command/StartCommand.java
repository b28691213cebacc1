package stepdoku.command;

import stepdoku.session.Session;

/** {@code start}: back to where the call began. */
final class StartCommand extends MotionCommand {
    StartCommand() {
        super(Sheet.of(Group.STEPPING, "start", "back to where the call in which we stand began")
                .meaning("The mirror of finish: back to just after the placement that made the call, or to time 0"
                        + " in the first call. Breakpoints stop it.")
                .examples("load leetcode; step 9; start")
                .repeating());
    }

    @Override
    Motion motion(Session session, Arguments arguments) {
        arguments.atMost(0);
        return stepper -> stepper.start(session.watching());
    }
}

package stepdoku.command;

import stepdoku.session.Session;

/** {@code backi}: back through what lies between the moves. */
final class BackInsideCommand extends MotionCommand {
    BackInsideCommand() {
        super(Sheet.of(Group.STEPPING, "backi [N]", "the mirror of stepi: back by N calls, tests and returns")
                .aliases("bi")
                .meaning("From a move it goes to the last thing that happened before it. Where continue has refused a"
                        + " solution, that is the return which was refused.")
                .where("N", "how many of the finer steps, 1 if not said")
                .examples("load leetcode; step 9; backi 3")
                .repeating());
    }

    @Override
    Motion motion(Session session, Arguments arguments) {
        long stops = arguments.atMost(1).countAt(0, 1);
        return stepper -> stepper.backInside(stops);
    }
}

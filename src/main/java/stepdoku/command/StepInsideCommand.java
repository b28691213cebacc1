package stepdoku.command;

import stepdoku.session.Session;

/** {@code stepi}: forward through what lies between the moves. */
final class StepInsideCommand extends MotionCommand {
    StepInsideCommand() {
        super(Sheet.of(Group.STEPPING, "stepi [N]", "into the move: on by N calls, tests and returns")
                .aliases("si")
                .meaning(
                        "Between two moves the recursion calls itself, tests digits, and returns; time 5.3 is the third"
                                + " such event after move 5, and a move is a stop too. At a solution the way up comes next: one"
                                + " return for every call that waits. Every other stepping verb leaves the inside first: from 5.3"
                                + " step goes to 6 and back to 5; finish and start mean the call that is under way.")
                .where("N", "how many of the finer steps, 1 if not said")
                .examples("load leetcode; stepi 4", "load leetcode; step 8; stepi; stepi")
                .readingBoard()
                .repeating());
    }

    @Override
    Motion motion(Session session, Arguments arguments) {
        long stops = arguments.atMost(1).countAt(0, 1);
        return stepper -> stepper.stepInside(stops);
    }
}

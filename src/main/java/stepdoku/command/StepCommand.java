package stepdoku.command;

import stepdoku.session.Session;

/** {@code step}: some moves forward. */
final class StepCommand extends MotionCommand {
    StepCommand() {
        super(Sheet.of(Group.STEPPING, "step [N]", "N moves forward, 1 if not said")
                .aliases("s")
                .meaning(
                        "A move is one placement or one retraction, and moves time by one. The first step begins a search"
                                + " of the board as it stands, with the strategy chosen. At a solution the search stays: it has"
                                + " its answer.")
                .where("N", "how many moves, 1 if not said")
                .examples("load leetcode; step", "load leetcode; step 9")
                .readingBoard()
                .standingAlone()
                .repeating());
    }

    @Override
    Motion motion(Session session, Arguments arguments) {
        long moves = arguments.atMost(1).countAt(0, 1);
        return stepper -> stepper.step(moves);
    }
}

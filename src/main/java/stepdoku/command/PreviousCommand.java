package stepdoku.command;

import stepdoku.session.Session;

/** {@code previous}: back over the subtree of a placement. */
final class PreviousCommand extends MotionCommand {
    PreviousCommand() {
        super(Sheet.of(
                        Group.STEPPING,
                        "previous",
                        "after a retraction back to just after its placement, else one move back")
                .aliases("p")
                .meaning("The mirror of next: it undoes it. Breakpoints stop it.")
                .examples("load tiny-twelve; next; next; previous")
                .repeating());
    }

    @Override
    Motion motion(Session session, Arguments arguments) {
        arguments.atMost(0);
        return stepper -> stepper.previous(session.watching());
    }
}

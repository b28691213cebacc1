package stepdoku.command;

import stepdoku.session.Session;

/** {@code next}: over the subtree of a placement. */
final class NextCommand extends MotionCommand {
    NextCommand() {
        super(Sheet.of(Group.STEPPING, "next", "after a placement over its whole subtree, else one step")
                .aliases("n")
                .meaning("Runs from a placement to its retraction, or to a solution on the way: everything that"
                        + " was tried below it goes by in one move of yours. After a retraction it is like step."
                        + " Breakpoints stop it.")
                .examples("load tiny-twelve; next; next")
                .repeating());
    }

    @Override
    Motion motion(Session session, Arguments arguments) {
        arguments.atMost(0);
        return stepper -> stepper.next(session.watching());
    }
}

package stepdoku.command;

import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;

/** {@code undo}: the last change of the board. */
final class UndoCommand extends Command {
    UndoCommand() {
        super(Sheet.of(Group.BOARD, "undo", "take the last change of the board back")
                .meaning(
                        "Every change counts: set, clear, load, new, solve, hint apply. To take moves of the search back, use"
                                + " back.")
                .examples("load leetcode; set r1c3 4; undo"));
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        arguments.atMost(0);
        boolean searching = session.stepper().isPresent();
        if (!session.undo()) {
            throw new UserError("there is no change of the board to take back");
        }
        return Boards.reply(session, searching, "undone");
    }
}

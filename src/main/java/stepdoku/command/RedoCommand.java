package stepdoku.command;

import stepdoku.board.PencilMarks;
import stepdoku.reply.BoardChange;
import stepdoku.reply.Boards;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;

/** {@code redo}: the change that was undone. */
final class RedoCommand extends Command {
    RedoCommand() {
        super(Sheet.of(Group.BOARD, "redo", "make the change again that undo took back")
                .examples("load leetcode; set r1c3 4; undo; redo")
                .answeringPrograms());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        arguments.atMost(0);
        boolean searching = session.stepper().isPresent();
        PencilMarks before = session.marks();
        if (!session.redo()) {
            throw new UserError("there is no undone change of the board to make again");
        }
        return Boards.reply(session, searching, "redone: " + new BoardChange(before, session.marks()));
    }
}

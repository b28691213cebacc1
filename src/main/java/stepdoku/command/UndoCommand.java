package stepdoku.command;

import java.util.List;
import java.util.stream.IntStream;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;
import stepdoku.line.Completion;
import stepdoku.reply.BoardChange;
import stepdoku.reply.Boards;
import stepdoku.reply.Facts;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.text.Words;
import stepdoku.view.Text;

/** {@code undo}: takes changes of the board back, one or all that led away from every solution. */
final class UndoCommand extends Command {
    private static final List<String> TO_OK = List.of("to", "ok");
    private static final String NO_MOVE =
            "undo takes back a change of the board; back takes back a move of the search.";

    UndoCommand() {
        super(Sheet.of(Group.BOARD, "undo [to ok]", "take the last change of the board back")
                .meaning(
                        "Every change counts: set, clear, load, new, solve, hint apply. undo to ok goes back to the last state that has a"
                                + " solution. To take moves of the search back, use back.")
                .examples("load leetcode; set r1c3 4; undo", "load leetcode; set r1c3 1; set r1c4 2; undo to ok")
                .answeringPrograms());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        if (!arguments.isEmpty() && !arguments.words().equals(TO_OK)) {
            throw arguments.usage("'%s' is no word of undo".formatted(Words.shorten(arguments.textFrom(0))));
        }
        boolean searching = session.stepper().isPresent();
        boolean hasMoved = session.time() > 0;
        PencilMarks before = session.marks();
        int changes = arguments.isEmpty() ? 1 : changesToOk(session);
        for (int i = 0; i < changes; i++) {
            if (!session.undo()) {
                throw new UserError("there is no change of the board to take back");
            }
        }
        String undone = changes == 1 ? "undone: " : "undone, %d changes: ".formatted(changes);
        Reply reply = Boards.reply(session, searching, undone + new BoardChange(before, session.marks()));
        return hasMoved ? reply.and(Text.of(NO_MOVE)) : reply;
    }

    /** How many changes lie between here and the last state with a solution. */
    private static int changesToOk(Session session) {
        if (hasSolution(session, session.grid())) {
            throw new UserError("the board has a solution as it is: nothing was undone");
        }
        List<PencilMarks> earlier = session.earlier();
        return IntStream.range(0, earlier.size())
                        .filter(index -> hasSolution(session, earlier.get(index).grid()))
                        .findFirst()
                        .orElseThrow(
                                () -> UserError.no("no earlier state of the board has a solution: nothing was undone"))
                + 1;
    }

    private static boolean hasSolution(Session session, Grid grid) {
        return Facts.solve(session, grid, 1).solution().isPresent();
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.size() < TO_OK.size() && before.equals(TO_OK.subList(0, before.size()))
                ? List.of(new Completion(TO_OK.get(before.size()), "back to the last state with a solution"))
                : List.of();
    }
}

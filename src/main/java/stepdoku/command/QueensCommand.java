package stepdoku.command;

import java.util.List;
import stepdoku.line.Completion;
import stepdoku.reply.Boards;
import stepdoku.reply.Pause;
import stepdoku.search.QueensPosition;
import stepdoku.session.Reply;
import stepdoku.session.Session;

/** {@code queens}: another board for the same engine. */
final class QueensCommand extends Command {
    private static final String OFF = "off";
    private static final int USUAL = 8;

    QueensCommand() {
        super(Sheet.of(
                        Group.LOOKING,
                        "queens [N|off]",
                        "N queens, one a row, all solutions: a dfs that returns nothing")
                .meaning(
                        "The same engine on another board: a call fills a row, its digits are the columns. This dfs returns"
                                + " nothing and goes through all solutions, so every stepping verb does, too; until solution stops at"
                                + " the next. Any change of the sudoku, or queens off, takes the queens from the table.")
                .where("N", "how many rows and columns")
                .examples("queens 6; until solution", "queens 8; goto end")
                .answeringPrograms());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        if (arguments.atMost(1).words().equals(List.of(OFF))) {
            session.queens(0);
            return Boards.reply(session, false, "the queens are off the table");
        }
        long size = arguments.countAt(0, USUAL);
        if (size > QueensPosition.MAX_SIZE) {
            throw arguments.usage("there can be up to %d queens".formatted(QueensPosition.MAX_SIZE));
        }
        session.queens((int) size);
        return Reply.of(Pause.whole(session));
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.isEmpty()
                ? List.of(
                        Completion.of("4"),
                        Completion.of("6"),
                        Completion.of("8"),
                        new Completion(OFF, "back to the sudoku"))
                : List.of();
    }
}

package stepdoku.command;

import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.view.Column;
import stepdoku.view.Table;

/** {@code marks}: the times with names. */
final class MarksCommand extends Command {
    MarksCommand() {
        super(Sheet.of(Group.STEPPING, "marks", "list the marks with their times")
                .examples("load leetcode; step 9; mark here; goto end; mark there; marks"));
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        arguments.atMost(0);
        if (session.bookmarks().isEmpty()) {
            return Reply.text("There are no marks.");
        }
        Table table = Table.of(Column.left("mark"), Column.right("time"));
        for (var mark : session.bookmarks().entrySet()) {
            String[] row = {mark.getKey(), String.valueOf(mark.getValue())};
            table = mark.getValue() == session.time() ? table.withMarked(row) : table.with(row);
        }
        return Reply.of(table);
    }
}

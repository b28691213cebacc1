package stepdoku.command;

import java.util.List;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.view.Column;
import stepdoku.view.Table;
import stepdoku.view.Verbatim;

/** {@code history}: the lines typed so far. */
final class HistoryCommand extends Command {
    private static final int SHOWN = 20;

    HistoryCommand() {
        super(Sheet.of(Group.CONSOLE, "history [N]", "the last N lines typed, 20 if not said")
                .meaning(
                        "The arrow keys bring them back, Ctrl-R searches them. They are kept from one start to the next.")
                .where("N", "how many lines, 20 if not said")
                .examples("history 5"));
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        long wanted = arguments.atMost(1).countAt(0, SHOWN);
        List<String> lines = session.host().typedLines();
        if (lines.isEmpty()) {
            return Reply.text("no lines were typed yet");
        }
        int from = (int) Math.max(0, lines.size() - wanted);
        Table table = Table.of(Column.right(""), Column.left(""));
        for (int i = from; i < lines.size(); i++) {
            table = table.with("" + (i + 1), lines.get(i));
        }
        return Reply.of(new Verbatim(table));
    }
}

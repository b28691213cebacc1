package stepdoku.command;

import java.util.List;
import stepdoku.line.Completion;
import stepdoku.search.Breakpoint;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.text.Words;

/** {@code delete}: breakpoints go. */
final class DeleteCommand extends Command {
    DeleteCommand() {
        super(Sheet.of(Group.STOPPING, "delete N|all", "delete a breakpoint, or all of them")
                .where("N", "the number of a breakpoint")
                .examples("break retract r1c7; delete 1"));
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        List<Breakpoint> gone = Breaks.named(session, arguments);
        gone.forEach(session.breakpoints()::delete);
        return Reply.text(Words.count(gone.size(), "breakpoint") + " deleted");
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.isEmpty() ? Breaks.complete(session, breakpoint -> true) : List.of();
    }
}

package stepdoku.command;

import java.util.List;
import stepdoku.line.Completion;
import stepdoku.search.Breakpoint;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.text.Words;

/** {@code disable}: breakpoints are switched off. */
final class DisableCommand extends Command {
    DisableCommand() {
        super(Sheet.of(Group.STOPPING, "disable N|all", "let a breakpoint pass, without deleting it")
                .where("N", "the number of a breakpoint")
                .examples("break retract r1c7; disable 1"));
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        List<Breakpoint> named = Breaks.named(session, arguments);
        named.forEach(breakpoint -> breakpoint.enable(false));
        return Reply.text(Words.count(named.size(), "breakpoint") + " disabled");
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.isEmpty() ? Breaks.complete(session, Breakpoint::enabled) : List.of();
    }
}

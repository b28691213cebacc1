package stepdoku.command;

import java.util.List;
import stepdoku.line.Completion;
import stepdoku.search.Breakpoint;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.text.Words;

/** {@code enable}: breakpoints are switched on. */
final class EnableCommand extends Command {
    EnableCommand() {
        super(Sheet.of(Group.STOPPING, "enable N|all", "let a breakpoint stop again")
                .where("N", "the number of a breakpoint")
                .examples("break retract r1c7; disable 1; enable 1"));
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        List<Breakpoint> named = Breaks.named(session, arguments);
        named.forEach(breakpoint -> breakpoint.enable(true));
        return Reply.text(Words.count(named.size(), "breakpoint") + " enabled");
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.isEmpty() ? Breaks.complete(session, breakpoint -> !breakpoint.enabled()) : List.of();
    }
}

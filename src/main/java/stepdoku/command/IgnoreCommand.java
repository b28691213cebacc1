package stepdoku.command;

import java.util.List;
import stepdoku.line.Completion;
import stepdoku.search.Breakpoint;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.text.Words;

/** {@code ignore}: some hits of a breakpoint pass. */
final class IgnoreCommand extends Command {
    IgnoreCommand() {
        super(Sheet.of(Group.STOPPING, "ignore N COUNT", "let the next COUNT hits of breakpoint N pass; 0 lets none")
                .meaning("The hits that pass are counted. With every, the counting goes on through them.")
                .where("N", "the number of a breakpoint")
                .where("COUNT", "how many hits pass")
                .examples("load leetcode; break retract r1c7; ignore 1 2; continue; breaks"));
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        Breakpoint breakpoint =
                Breaks.numbered(session, arguments.atLeast(2).atMost(2).word(0).orElseThrow());
        long count = arguments.word(1).orElseThrow().equals("0") ? 0 : arguments.countAt(1, 0);
        breakpoint.ignore(count);
        return Reply.text("breakpoint " + breakpoint.number() + ": "
                + (count == 0 ? "no hit passes" : "the next " + Words.count(count, "hit") + " will pass"));
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.isEmpty() ? Breaks.numbers(session) : List.of();
    }
}

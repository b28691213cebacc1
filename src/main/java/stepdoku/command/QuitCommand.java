package stepdoku.command;

import stepdoku.session.Next;
import stepdoku.session.Reply;
import stepdoku.session.Session;

/** {@code quit}: leave. */
final class QuitCommand extends Command {
    QuitCommand() {
        super(Sheet.of(Group.CONSOLE, "quit", "leave; Ctrl-D does it, too")
                .aliases("q", "exit")
                .examples("quit"));
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        arguments.atMost(0);
        return Reply.then(new Next.Quit());
    }
}

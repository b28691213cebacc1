package stepdoku.command;

import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.view.BreakpointsView;

/** {@code breaks}: the breakpoints. */
final class BreaksCommand extends Command {
    BreaksCommand() {
        super(Sheet.of(Group.STOPPING, "breaks", "list the breakpoints, with how often each was hit")
                .examples("break retract r1c7; break depth >= 40; breaks"));
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        arguments.atMost(0);
        return Reply.of(BreakpointsView.of(
                session.breakpoints().all(), session.problem().board()));
    }
}

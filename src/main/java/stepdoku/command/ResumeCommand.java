package stepdoku.command;

import stepdoku.session.KeptSession;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;

/** {@code resume}: the session that was left last goes on. */
final class ResumeCommand extends Command {
    ResumeCommand() {
        super(Sheet.of(Group.CONSOLE, "resume", "bring back the session that was left last")
                .meaning(
                        "When a console at a terminal is left, its session is kept: the boards with undo and redo, the search"
                                + " at its time, breakpoints and all that save keeps in a file. The last one that was left counts. What is on"
                                + " the table now goes; save keeps it.")
                .examples("resume"));
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        arguments.atMost(0);
        KeptSession kept = session.host().keptSession().orElseThrow(ResumeCommand::nothing);
        String when = kept.when().orElseThrow(ResumeCommand::nothing);
        return SessionReply.restored(session, kept.toString(), kept.read(), when);
    }

    private static UserError nothing() {
        return UserError.no("there is no session to resume: one is kept when a console at a terminal is left");
    }
}

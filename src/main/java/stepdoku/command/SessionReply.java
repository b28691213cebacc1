package stepdoku.command;

import java.util.Optional;
import stepdoku.kept.SessionFile;
import stepdoku.reply.Boards;
import stepdoku.reply.Pause;
import stepdoku.session.Reply;
import stepdoku.session.Session;

/** What is shown of a session that was brought back: where its search stands, or else its board. */
final class SessionReply {
    private SessionReply() {}

    /** Brings back a session, shown under a name, from a text; a fault is an error that names the line, and then nothing has changed. */
    static Reply restored(Session session, String name, String text, String shown) {
        SessionFile.restore(session, name, text);
        String sentence = "The session of %s goes on.".formatted(shown);
        return session.stepper().isPresent()
                ? Pause.reply(session, Optional.of(sentence))
                : Boards.reply(session, false, sentence);
    }
}

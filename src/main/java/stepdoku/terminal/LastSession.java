package stepdoku.terminal;

import java.io.IOException;
import stepdoku.kept.SessionFile;
import stepdoku.session.KeptSession;
import stepdoku.session.Session;
import stepdoku.session.Snapshot;

/**
 * Keeps the session of a console when it ends, whatever ends it: the user, a lost terminal, a signal. A session on which
 * nothing has been done is not kept. Mutable.
 */
final class LastSession {
    private final KeptSession file;
    /** Null when there is nothing that was not kept. */
    private Snapshot noted;

    LastSession(KeptSession file) {
        this.file = file;
    }

    /** From now on the session is kept when the program is shut down. */
    void watch() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::keepSilently, "keep the session"));
    }

    /** Notes how a session is now: at a shutdown another thread writes it, while this one may be in the middle of a change. */
    synchronized void note(Session session) {
        noted = session.snapshot();
    }

    /** Keeps what was noted; once is enough, and twice does no harm. */
    synchronized void keep() throws IOException {
        if (noted != null && !noted.isFresh()) {
            file.write(SessionFile.text(noted));
        }
        noted = null;
    }

    private void keepSilently() {
        try {
            keep();
        } catch (IOException nobodyListens) {
            // The terminal may be gone already; the session kept before is still there.
        }
    }
}

package stepdoku.kept;

import java.util.ArrayList;
import java.util.List;
import stepdoku.session.Session;
import stepdoku.session.Snapshot;

/**
 * A session as a text file that people can read: a head with the version, then lines of a key and its words; blank lines
 * and lines that begin with {@code #} are for people alone.
 */
public final class SessionFile {
    public static final String ENDING = ".stepdoku";
    static final String HEAD = "stepdoku-session";
    static final int VERSION = 1;

    private SessionFile() {}

    // ---- written

    /** All of a session as text. */
    public static String text(Snapshot it) {
        List<String> lines = new ArrayList<>(List.of(
                "# A session of Stepdoku: load brings it back. Lines that begin with # are comments.",
                HEAD + " " + VERSION));
        for (List<String> part :
                List.of(KeptBoards.lines(it), KeptSearch.lines(it), KeptBreakpoints.lines(it), KeptLab.lines(it))) {
            if (!part.isEmpty()) {
                lines.add("");
                lines.addAll(part);
            }
        }
        return String.join("\n", lines) + "\n";
    }

    // ---- read

    /** Whether a text is a session, of whatever version, and not a board. */
    public static boolean recognises(String text) {
        return text.lines().filter(SessionFile::says).limit(1).anyMatch(line -> line.startsWith(HEAD));
    }

    /** Whether a line is more than a comment. */
    static boolean says(String line) {
        return !line.isBlank() && !line.startsWith("#");
    }

    /** Brings a session to where another one was written down; a fault is an error that names the line. */
    public static void restore(Session session, String name, String text) {
        SessionReader reader = new SessionReader(name);
        reader.read(text.lines().toList());
        reader.restore(session);
    }
}

package stepdoku.terminal;

import java.util.Iterator;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import stepdoku.command.Draft;
import stepdoku.format.Pasted;
import stepdoku.session.Session;
import stepdoku.view.Role;
import stepdoku.view.Theme;

/** Colours a line while it is typed: verbs that are known, cells that are there, digits that fit or clash. */
final class Colouring {
    /** Longer lines were pasted: nobody waits for their colours. */
    private static final int LONGEST = 300;

    private Colouring() {}

    static AttributedString of(String line, Session session, Theme theme) {
        if (!theme.hasStyles() || line.length() > LONGEST || Pasted.of(line) != Pasted.NO_BOARD) {
            return new AttributedString(line);
        }
        AttributedStringBuilder coloured = new AttributedStringBuilder();
        int at = 0;
        for (Iterator<Draft> words = Draft.all(line).iterator(); words.hasNext(); ) {
            Draft draft = words.next();
            coloured.append(line, at, draft.word().start());
            at = draft.word().end();
            coloured.append(
                    theme.text(draft.role(session), line.substring(draft.word().start(), at)));
        }
        return coloured.append(rest(line, at, theme)).toAttributedString();
    }

    /** Blanks, and perhaps a comment. */
    private static AttributedString rest(String line, int from, Theme theme) {
        return theme.text(line.indexOf('#', from) < 0 ? Role.PLAIN : Role.DIM, line.substring(from));
    }
}

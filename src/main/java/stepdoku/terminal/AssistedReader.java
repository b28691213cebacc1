package stepdoku.terminal;

import java.util.Comparator;
import java.util.List;
import org.jline.reader.Candidate;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import stepdoku.session.Session;
import stepdoku.view.Page;
import stepdoku.view.Role;

/**
 * JLine's reader, with the colours of the line, the rest of a line like it behind the cursor, and a tip below. JLine's own
 * tips and suggestions exclude each other, and its tips take rows of the screen for good; these are part of the line's
 * picture, gone when it is entered. Nothing of this is made before the first key.
 */
final class AssistedReader extends LineReaderImpl {
    /** On smaller screens there is neither tip nor suggestion. */
    private static final int SMALL_WIDTH = 60;

    private static final int SMALL_HEIGHT = 20;

    private final Look look;
    private final LineHelp help;
    private boolean quiet;

    AssistedReader(Terminal terminal, Session session, Look look) {
        super(terminal, "stepdoku", null);
        this.look = look;
        this.help = new LineHelp(session, look);
        setHighlighter((reader, line) -> help.coloured(line));
    }

    /** Whether the line stands in a picture, where only the line itself may be seen. */
    void quiet(boolean inPicture) {
        quiet = inPicture;
    }

    // ---- what is seen

    /** The line and what stands below it; while a list or a search stands there, that is enough. */
    @Override
    public AttributedString getDisplayedBufferWithPrompts(List<AttributedString> secondaryPrompts) {
        boolean helps = doAutosuggestion && post == null && buf.length() > 0 && !isQuiet();
        AttributedString line = super.getDisplayedBufferWithPrompts(secondaryPrompts);
        return helps ? withHelp(line) : line;
    }

    private boolean isQuiet() {
        return quiet || terminal.getWidth() <= SMALL_WIDTH || terminal.getHeight() <= SMALL_HEIGHT;
    }

    private AttributedString withHelp(AttributedString line) {
        Page page = look.page(terminal.getWidth() - 1);
        AttributedStringBuilder picture = new AttributedStringBuilder().append(line);
        picture.append(page.theme().text(Role.DIM, suggestion()));
        help.tip(buf, page).forEach(tip -> picture.append("\n").append(tip));
        return picture.toAttributedString();
    }

    private String suggestion() {
        return help.suggestion(buf, history);
    }

    // ---- the suggestion is taken

    @Override
    protected boolean forwardChar() {
        return takeSuggestion() || super.forwardChar();
    }

    @Override
    protected boolean endOfLine() {
        return takeSuggestion() || super.endOfLine();
    }

    private boolean takeSuggestion() {
        String rest = isQuiet() ? "" : suggestion();
        buf.write(rest);
        return !rest.isEmpty();
    }

    // ---- the list of completions: in our order, under our headings, in our colours

    @Override
    protected Comparator<String> getGroupComparator() {
        return null;
    }

    @Override
    protected Comparator<Candidate> getCandidateComparator(boolean caseInsensitive, String word) {
        return Comparator.naturalOrder();
    }

    @Override
    protected AttributedStyle getCompletionStyleStarting() {
        return look.theme().style(Role.ACCENT);
    }

    @Override
    protected AttributedStyle getCompletionStyleDescription() {
        return look.theme().style(Role.DIM);
    }

    @Override
    protected AttributedStyle getCompletionStyleGroup() {
        return look.theme().style(Role.TITLE);
    }

    /** The chosen word stands out on every terminal that can show it, by no colour. */
    @Override
    protected AttributedStyle getCompletionStyleSelection() {
        return AttributedStyle.INVERSE;
    }
}

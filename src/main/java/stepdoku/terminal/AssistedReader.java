package stepdoku.terminal;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jline.reader.Candidate;
import org.jline.reader.History;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import stepdoku.command.Draft;
import stepdoku.session.Session;
import stepdoku.session.Settings;
import stepdoku.session.Suggestions;
import stepdoku.view.Page;
import stepdoku.view.Role;
import stepdoku.view.TipLine;

/**
 * JLine's reader, with the colours of the line, the rest of a line like it behind the cursor, and a tip below. JLine's own
 * tips and suggestions exclude each other, and its tips take rows of the screen for good; these are part of the line's
 * picture, gone when it is entered. Nothing of this is made before the first key.
 */
final class AssistedReader extends LineReaderImpl {
    /** On smaller screens there is neither tip nor suggestion. */
    private static final int SMALL_WIDTH = 60;

    private static final int SMALL_HEIGHT = 20;

    private final Session session;
    private final Look look;
    private boolean quiet;
    /** What to say about a fault of the help itself, which ends it: the line must not suffer. Empty while all is well. */
    private String fault = "";

    AssistedReader(Terminal terminal, Session session, Look look) {
        super(terminal, "stepdoku", null);
        this.session = session;
        this.look = look;
        setHighlighter((reader, line) -> coloured(line));
    }

    /** Whether the line stands in a picture, where only the line itself may be seen. */
    void quiet(boolean inPicture) {
        quiet = inPicture;
    }

    private Settings settings() {
        return session.settings();
    }

    // ---- what is seen

    private AttributedString coloured(String line) {
        return line.isEmpty()
                ? AttributedString.EMPTY
                : guarded(() -> Colouring.of(line, session, look.theme()), new AttributedString(line));
    }

    private <T> T guarded(Supplier<T> help, T none) {
        try {
            return fault.isEmpty() ? help.get() : none;
        } catch (RuntimeException mistake) {
            fault = FaultLog.note(buf.toString(), mistake);
            return none;
        }
    }

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
        tip(page).forEach(tip -> picture.append("\n").append(tip));
        return picture.toAttributedString();
    }

    private Stream<AttributedString> tip(Page page) {
        Optional<TipLine> tip = settings().get(Settings.TIPS)
                ? guarded(
                        () -> Draft.at(buf.toString(), buf.cursor()).flatMap(draft -> draft.tip(session)),
                        Optional.empty())
                : Optional.empty();
        return tip.or(this::aboutFault).stream().flatMap(line -> line.lines(page).stream());
    }

    private Optional<TipLine> aboutFault() {
        return fault.isEmpty() ? Optional.empty() : Optional.of(TipLine.of("", fault));
    }

    private String suggestion() {
        boolean wanted = settings().get(Settings.SUGGESTIONS) == Suggestions.HISTORY && buf.cursor() == buf.length();
        return wanted ? Suggestion.of(typedLatestFirst(), buf.toString()) : "";
    }

    private Stream<String> typedLatestFirst() {
        Iterable<History.Entry> entries = () -> history.reverseIterator(history.last());
        return StreamSupport.stream(entries.spliterator(), false).map(History.Entry::line);
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

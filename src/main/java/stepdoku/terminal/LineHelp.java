package stepdoku.terminal;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jline.reader.Buffer;
import org.jline.reader.History;
import org.jline.utils.AttributedString;
import stepdoku.command.Draft;
import stepdoku.session.Session;
import stepdoku.session.Settings;
import stepdoku.session.Suggestions;
import stepdoku.view.Page;
import stepdoku.view.TipLine;

/**
 * What helps with a line while it is typed: its colours, a tip, the rest of a line like it that was typed before. A fault of
 * the help is logged, told once and ends it: the line must not suffer. Mutable: it remembers that fault.
 */
final class LineHelp {
    private final Session session;
    private final Look look;
    /** What to say about a fault; empty while all is well. */
    private String fault = "";

    LineHelp(Session session, Look look) {
        this.session = session;
        this.look = look;
    }

    AttributedString coloured(String line) {
        return line.isEmpty()
                ? AttributedString.EMPTY
                : guarded(line, () -> Colouring.of(line, session, look.theme()), new AttributedString(line));
    }

    private <T> T guarded(String line, Supplier<T> help, T none) {
        try {
            return fault.isEmpty() ? help.get() : none;
        } catch (RuntimeException mistake) {
            fault = FaultLog.note(line, mistake);
            return none;
        }
    }

    /** The lines below a line, which say how it goes on at the cursor. */
    Stream<AttributedString> tip(Buffer line, Page page) {
        Optional<TipLine> tip = session.settings().get(Settings.TIPS)
                ? guarded(
                        line.toString(),
                        () -> Draft.at(line.toString(), line.cursor()).flatMap(draft -> draft.tip(session)),
                        Optional.empty())
                : Optional.empty();
        return tip.or(this::aboutFault).stream().flatMap(text -> text.lines(page).stream());
    }

    private Optional<TipLine> aboutFault() {
        return fault.isEmpty() ? Optional.empty() : Optional.of(TipLine.of("", fault));
    }

    /** How the latest line that began so went on; empty where there was none, or none is wanted. */
    String suggestion(Buffer line, History typed) {
        boolean wanted =
                session.settings().get(Settings.SUGGESTIONS) == Suggestions.HISTORY && line.cursor() == line.length();
        return wanted ? Suggestion.of(latestFirst(typed), line.toString()) : "";
    }

    private static Stream<String> latestFirst(History typed) {
        Iterable<History.Entry> entries = () -> typed.reverseIterator(typed.last());
        return StreamSupport.stream(entries.spliterator(), false).map(History.Entry::line);
    }
}

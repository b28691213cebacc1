package stepdoku.terminal;

import java.util.List;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;
import stepdoku.session.Session;
import stepdoku.view.Aside;
import stepdoku.view.Page;
import stepdoku.view.View;
import stepdoku.view.WatchView;

/** What the stepper's screen shows besides the moment of the search: what stands beside the board, what was said. Mutable. */
final class Scene {
    private static final String KEYS = "? keys  q prompt";
    /** Answers of more lines than this get a page of their own. */
    private static final int LONGEST_MESSAGE = 3;

    private Aside aside = Aside.SOURCE;
    private String message = "";
    /** What is to be read before the board is shown again; null if nothing. */
    private Pages pages;

    /** Whether something is to be read before the board is shown again. */
    boolean isReading() {
        return pages != null;
    }

    /** Goes on in what is to be read. */
    void readOn(int rows) {
        pages = pages.next(rows).orElse(null);
    }

    /** Shows something to be read. */
    void read(List<AttributedString> lines) {
        pages = new Pages(lines, 0);
    }

    /** Shows something beside the board, or the source again where it was shown already. */
    void turnTo(Aside other) {
        aside = aside == other ? Aside.SOURCE : other;
    }

    void say(String text) {
        message = text;
    }

    /** Forgets what was said. */
    void hush() {
        message = "";
    }

    /** Shows an answer: on the last lines if it is short, else on pages. */
    void answer(View said, Page page) {
        List<AttributedString> lines = said.lines(page);
        if (lines.size() > LONGEST_MESSAGE) {
            read(lines);
        } else {
            message = lines.stream().map(line -> line.toString().strip()).collect(Collectors.joining(" "));
        }
    }

    /** The picture; where nothing was said it says something else. */
    List<AttributedString> lines(Session session, String otherwise, Page page, int rows) {
        return isReading()
                ? pages.on(rows)
                : WatchView.of(session.search(), aside, message.isEmpty() ? otherwise : message, KEYS, rows)
                        .lines(page);
    }
}

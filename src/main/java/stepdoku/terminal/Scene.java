package stepdoku.terminal;

import java.util.List;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;
import stepdoku.session.Session;
import stepdoku.view.Aside;
import stepdoku.view.Page;
import stepdoku.view.Spot;
import stepdoku.view.View;
import stepdoku.view.WatchView;

/** What the stepper's screen shows besides the moment of the search: what stands beside the board, what was said. Mutable. */
final class Scene {
    private static final String KEYS_WHEN_ASKED = "? tells  q prompt";
    /** Answers of more lines than this get a page of their own. */
    private static final int LONGEST_MESSAGE = 3;

    private Aside aside = Aside.SOURCE;
    private String message = "";
    /** What stands in its place; null if nothing. */
    private View answer;
    /** What is to be read before the board is shown again; null if nothing. */
    private Pages pages;

    /** Whether something is to be read before the board is shown again. */
    boolean isReading() {
        return pages != null;
    }

    /** Turns the page of what is to be read; behind the last one the board is shown again. */
    void turn(PageTurn turn, Page page, int rows) {
        pages = switch (turn) {
            case ON -> pages.next(page, rows).orElse(null);
            case BACK -> pages.before(page, rows);
            case OUT -> null;
        };
    }

    /** Shows something to be read. */
    void read(View text) {
        pages = new Pages(text, 0);
    }

    /** Shows something beside the board, or the source again where it was shown already; says so where nothing changes. */
    void turnTo(Aside other, Session session, Page page, int rows) {
        List<AttributedString> before = lines(session, "", page, rows);
        aside = aside == other ? Aside.SOURCE : other;
        if (lines(session, "", page, rows).equals(before)) {
            aside = Aside.SOURCE;
            say(other == Aside.MARKS ? "queens have no candidates" : "there is no room for the tree here");
        }
    }

    void say(String text) {
        message = text;
    }

    /** Forgets what was said. */
    void hush() {
        message = "";
        answer = null;
    }

    /** Shows an answer: on the last lines if it is short, else beside the board, and where there is no room on pages. */
    void answer(View said, Session session, Page page, int rows) {
        hush();
        List<AttributedString> lines = said.lines(page);
        if (lines.size() <= LONGEST_MESSAGE) {
            message = lines.stream().map(line -> line.toString().strip()).collect(Collectors.joining(" "));
        } else if (view(session, "", rows).answering(said, page).isPresent()) {
            answer = said;
        } else {
            read(said);
        }
    }

    /** The screen has another size: an answer that has no room beside the board any more gets pages. */
    void refit(Session session, Page page, int rows) {
        if (answer != null && view(session, "", rows).answering(answer, page).isEmpty()) {
            read(answer);
            answer = null;
        }
    }

    /** The picture; where nothing was said it says something else. */
    List<AttributedString> lines(Session session, String otherwise, Page page, int rows) {
        return isReading()
                ? pages.on(page, rows)
                : picture(session, otherwise, page, rows).lines(page);
    }

    /** What stands at a place of the picture. */
    Spot spot(Pointer place, Session session, Page page, int rows) {
        return picture(session, "", page, rows).spot(place.row(), place.column(), page);
    }

    private WatchView picture(Session session, String otherwise, Page page, int rows) {
        WatchView view = view(session, otherwise, rows);
        return answer == null ? view : view.answering(answer, page).orElse(view);
    }

    private WatchView view(Session session, String otherwise, int rows) {
        String keys = session.question().isPresent() ? KEYS_WHEN_ASKED : WatchView.KEYS;
        return WatchView.of(session.search(), aside, message.isEmpty() ? otherwise : message, keys, rows);
    }
}

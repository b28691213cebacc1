package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jline.utils.AttributedString;
import stepdoku.search.QueensPosition;
import stepdoku.search.Search;
import stepdoku.search.Stepper;

/**
 * The stepper's screen: exactly as many lines as it has rows, the present of a search above a message and, if there is
 * room beside it, a word on the keys.
 */
public final class WatchView implements View {
    /** A word on the keys. */
    public static final String KEYS = "? keys  q prompt";

    private final Search search;
    private final Moment moment;
    private final Companion companion;
    private final View table;
    private final View trend;
    private final View foot;
    private final int rows;

    private WatchView(Search search, Moment moment, Companion companion, View table, View trend, View foot, int rows) {
        this.search = search;
        this.moment = moment;
        this.companion = companion;
        this.table = table;
        this.trend = trend;
        this.foot = foot;
        this.rows = rows;
    }

    public static WatchView of(Stepper stepper, Aside aside, String message, String keys, int rows) {
        Search search = stepper.search();
        Moment moment = Moment.of(search, stepper.innerStop());
        return new WatchView(
                search,
                moment,
                Companion.of(stepper, moment, aside),
                PathView.of(search, rows),
                Trend.of(search),
                new Foot(message, keys),
                rows);
    }

    /** The same with an answer in the place of what stands beside the board; none where there is no room for it. */
    public Optional<WatchView> answering(View answer, Page page) {
        WatchView view = new WatchView(search, moment, companion.saying(answer), table, trend, foot, rows);
        WatchBody body = view.body(page, moment.board());
        return body.fits(body.board().height()) ? Optional.of(view) : Optional.empty();
    }

    /** The cell at a place of the screen, rows and columns from 0; none beside the board, and none on the queens' board. */
    public OptionalInt cellAt(int row, int column, Page page) {
        if (search.position() instanceof QueensPosition || row < 0 || row >= rows) {
            return OptionalInt.empty();
        }
        CellMap map = new CellMap(SearchGrid.of(search).geometry());
        return map.cellAt(lines(page, map).get(row), column);
    }

    @Override
    public List<AttributedString> lines(Page page) {
        return lines(page, moment.board());
    }

    private List<AttributedString> lines(Page page, View board) {
        return aboveFoot(page, new WatchLayout(page, rows - 1, moment, table, trend, body(page, board)).lines());
    }

    private WatchBody body(Page page, View board) {
        return WatchBody.of(page, board, Companion.placeOf(search), companion);
    }

    /** A message of more than one line covers what stands above the last row, so that nothing moves for it. */
    private List<AttributedString> aboveFoot(Page page, List<AttributedString> lines) {
        List<AttributedString> last = foot.lines(page);
        List<AttributedString> screen = new ArrayList<>(new Pane(lines, 0).within(Math.max(0, rows - last.size())));
        screen.addAll(last);
        return screen.subList(screen.size() - rows, screen.size());
    }
}

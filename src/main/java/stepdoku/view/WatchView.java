package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jline.utils.AttributedString;
import stepdoku.board.Geometry;
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
    private final Trend trend;
    private final View foot;
    private final int rows;

    private WatchView(Search search, Moment moment, Companion companion, View table, Trend trend, View foot, int rows) {
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
        WatchBody body = view.body(page, moment.board(), view.companion);
        return body.fits(body.board().height()) ? Optional.of(view) : Optional.empty();
    }

    /** What stands at a place of the screen, rows and columns from 0. */
    public Spot spot(int row, int column, Page page) {
        if (row < 0 || row >= rows) {
            return Spot.NOTHING;
        }
        String line = lines(page).get(row).toString();
        OptionalInt ago =
                trend.lines(page).get(0).toString().equals(line) ? trend.ago(column, page) : OptionalInt.empty();
        if (ago.isPresent() || search.position() instanceof QueensPosition) {
            return new Spot(OptionalInt.empty(), false, ago);
        }
        Geometry geometry = SearchGrid.of(search).geometry();
        CellMap map = new CellMap(geometry);
        OptionalInt cell = map.cellAt(lines(page, map, companion.mapped()).get(row), column);
        return cell.isPresent() ? Spot.of(cell.getAsInt()) : Spot.named(geometry, line, column);
    }

    @Override
    public List<AttributedString> lines(Page page) {
        return lines(page, moment.board(), companion);
    }

    private List<AttributedString> lines(Page page, View board, Companion beside) {
        WatchBody body = body(page, board, beside);
        return aboveFoot(page, new WatchLayout(page, rows - 1, moment, table, trend, body).lines());
    }

    private WatchBody body(Page page, View board, Companion beside) {
        return WatchBody.of(
                page, board, Companion.placeOf(search), beside, moment.source().width());
    }

    /** A message of more than one line covers what stands above the last row, so that nothing moves for it. */
    private List<AttributedString> aboveFoot(Page page, List<AttributedString> lines) {
        List<AttributedString> last = foot.lines(page);
        List<AttributedString> screen = new ArrayList<>(new Pane(lines, 0).within(Math.max(0, rows - last.size())));
        screen.addAll(last);
        return screen.subList(screen.size() - rows, screen.size());
    }
}

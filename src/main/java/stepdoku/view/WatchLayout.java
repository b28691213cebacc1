package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jline.utils.AttributedString;

/**
 * The stepper's screen on a page, above its foot. The last move and the board are always there; the other parts come as far
 * as there is room, in the order of {@link Part}. The board never moves.
 */
final class WatchLayout {
    /** Fewer rows than this do not make a table of the path. */
    private static final int SMALLEST_TABLE = 4;

    private final Page page;
    private final Moment moment;
    private final View table;
    private final View trend;
    private final WatchBody body;
    /** The lines for the sentence; 0 where not every sentence has room. */
    private final int sentence;

    private final Set<Part> parts;
    private final int bodyHeight;
    /** The lines for a table of the path; 0 where it stands on one line. */
    private final int spare;

    /** A screen of so many lines. */
    WatchLayout(Page page, int rows, Moment moment, View table, View trend, WatchBody body) {
        this.page = page;
        this.moment = moment;
        this.table = table;
        this.trend = trend;
        this.body = body;
        int board = body.board().height();
        int free = rows - 1 - board;
        int sentence = PauseLayout.reserved(page);
        this.sentence = sentence <= free ? sentence : 0;
        this.parts = Part.within(free, this::height);
        int left = free - parts.stream().mapToInt(this::height).sum();
        int more = Math.max(0, Math.min(left, body.height() - board));
        boolean hasTable = left - more >= SMALLEST_TABLE && moment.hasPath();
        this.spare = hasTable ? left - more : 0;
        this.bodyHeight = Math.min(rows - 1, board + Math.max(0, left - spare));
    }

    private int height(Part part) {
        return switch (part) {
            case SENTENCE -> sentence;
            case LINE -> body.showsSource() ? 0 : 1;
            default -> 1;
        };
    }

    List<AttributedString> lines() {
        List<AttributedString> lines = new ArrayList<>();
        lines.add(page.cut(page.text(Role.TITLE, moment.move())));
        lines.addAll(part(Part.SENTENCE));
        lines.addAll(part(Part.SPACE_ABOVE));
        lines.addAll(body.lines(bodyHeight));
        lines.addAll(part(Part.SPACE_BELOW));
        lines.addAll(path());
        lines.addAll(part(Part.LINE));
        lines.addAll(part(Part.COUNTERS));
        lines.addAll(part(Part.TREND));
        return lines;
    }

    private List<AttributedString> part(Part part) {
        return parts.contains(part) ? new Pane(view(part).lines(page), 0).within(height(part)) : List.of();
    }

    private View view(Part part) {
        return switch (part) {
            case SENTENCE -> Text.of(moment.narration());
            case PATH -> moment.path();
            case LINE -> moment.source().currentLine();
            case COUNTERS -> moment.counters();
            case TREND -> trend;
            case SPACE_ABOVE, SPACE_BELOW -> Text.blank();
        };
    }

    /** The path on one line, or as a table where there is room for one. */
    private List<AttributedString> path() {
        if (spare == 0) {
            return part(Part.PATH);
        }
        List<AttributedString> lines = new ArrayList<>(new Pane(table.lines(page), 0).within(spare));
        lines.add(AttributedString.EMPTY);
        return lines;
    }
}

package stepdoku.view;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.lang3.StringUtils;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import stepdoku.search.RecentDepths;
import stepdoku.search.Search;
import stepdoku.search.Stepper;

/**
 * The stepper's screen: exactly as many lines as it has rows. The last move, the board and the message are always there;
 * the other parts come as far as there is room, in the order of {@link Part}. The board never moves.
 */
public final class WatchView implements View {
    private static final String GAP = "   ";
    private static final int MOST_DEPTHS = 60;
    /** Fewer rows than this do not make a table of the path. */
    private static final int SMALLEST_TABLE = 4;

    /** What is shown if there is room, the most important first. */
    private enum Part {
        SENTENCE,
        PATH,
        /** The line of the source where the search stands, where the source itself cannot be seen. */
        LINE,
        COUNTERS,
        TREND,
        SPACE_ABOVE,
        SPACE_BELOW
    }

    private final Moment moment;
    private final WatchBody body;
    private final PathView table;
    private final double share;
    private final List<Integer> depths;
    private final String message;
    private final String keys;
    private final int rows;

    private WatchView(Stepper stepper, Aside aside, String message, String keys, int rows) {
        Search search = stepper.search();
        this.moment = Moment.of(search, stepper.innerStop());
        this.body = WatchBody.of(stepper, moment, aside);
        this.table = PathView.of(search, rows);
        this.share = Share.of(search);
        this.depths = RecentDepths.of(search, MOST_DEPTHS);
        this.message = message;
        this.keys = keys;
        this.rows = rows;
    }

    /** The present of a search, with a message on the last lines and beside it, if there is room, a word on the keys. */
    public static WatchView of(Stepper stepper, Aside aside, String message, String keys, int rows) {
        return new WatchView(stepper, aside, message, keys, rows);
    }

    @Override
    public List<AttributedString> lines(Page page) {
        int room = rows - 2;
        int free = room - body.boardHeight(page);
        Set<Part> parts = parts(page, free);
        int spare = free - parts.stream().mapToInt(part -> height(part, page)).sum();
        int more = Math.max(0, Math.min(spare, body.height(page) - body.boardHeight(page)));
        List<AttributedString> lines = new ArrayList<>();
        lines.add(page.cut(page.theme().text(Role.TITLE, moment.move())));
        add(lines, parts, Part.SENTENCE, page);
        add(lines, parts, Part.SPACE_ABOVE, page);
        lines.addAll(body.lines(page, Math.min(room, body.boardHeight(page) + more)));
        add(lines, parts, Part.SPACE_BELOW, page);
        lines.addAll(path(page, parts, spare - more));
        add(lines, parts, Part.LINE, page);
        add(lines, parts, Part.COUNTERS, page);
        add(lines, parts, Part.TREND, page);
        return above(foot(page), lines);
    }

    /** As many parts as there is room for; where one has none, those after it are left out, too. */
    private Set<Part> parts(Page page, int free) {
        Set<Part> parts = EnumSet.noneOf(Part.class);
        int left = free;
        for (Part part : Part.values()) {
            left -= height(part, page);
            if (left < 0) {
                break;
            }
            parts.add(part);
        }
        return parts;
    }

    private int height(Part part, Page page) {
        return switch (part) {
            case SENTENCE -> PauseView.reserved(page);
            case LINE -> body.showsSource(page) ? 0 : 1;
            default -> 1;
        };
    }

    private void add(List<AttributedString> lines, Set<Part> parts, Part part, Page page) {
        if (parts.contains(part)) {
            int height = height(part, page);
            lines.addAll(new Pane(part(part).lines(page), 0).within(height));
        }
    }

    private View part(Part part) {
        return switch (part) {
            case SENTENCE -> Text.of(moment.narration());
            case PATH -> moment.path();
            case LINE -> moment.source().currentLine();
            case COUNTERS -> moment.counters();
            case TREND -> this::trend;
            case SPACE_ABOVE, SPACE_BELOW -> Text.blank();
        };
    }

    /** The path on one line, or as a table where there is room for one. */
    private List<AttributedString> path(Page page, Set<Part> parts, int spare) {
        List<AttributedString> lines = new ArrayList<>();
        if (spare >= SMALLEST_TABLE && moment.hasPath()) {
            lines.addAll(new Pane(table.lines(page), 0).within(spare));
            lines.add(AttributedString.EMPTY);
        } else {
            add(lines, parts, Part.PATH, page);
        }
        return lines;
    }

    /** The share of the tree that is done, and the depth at the last times. */
    private List<AttributedString> trend(Page page) {
        String name = GAP + "depth ";
        AttributedStringBuilder line = new AttributedStringBuilder()
                .append(page.theme().text(Role.DIM, "about "))
                .append(ProgressLine.percent(share))
                .append(page.theme().text(Role.DIM, " of the tree done"));
        int room = page.width() - line.columnLength() - name.length();
        if (room > 0) {
            List<Integer> shown = depths.subList(Math.max(0, depths.size() - room), depths.size());
            line.append(page.theme().text(Role.DIM, name))
                    .append(page.theme().text(Role.ACCENT, Sparkline.of(shown, page.theme())));
        }
        return List.of(page.cut(line.toAttributedString()));
    }

    private List<AttributedString> foot(Page page) {
        int gap = page.width() - message.length() - keys.length();
        if (gap > 0) {
            return List.of(new AttributedStringBuilder()
                    .append(page.theme().text(Role.PLAIN, message + StringUtils.repeat(' ', gap)))
                    .append(page.theme().text(Role.DIM, keys))
                    .toAttributedString());
        }
        return Text.of(message).lines(page);
    }

    /** A message of more than one line covers what stands above the last row, so that nothing moves for it. */
    private List<AttributedString> above(List<AttributedString> foot, List<AttributedString> lines) {
        int room = Math.max(0, rows - foot.size());
        List<AttributedString> screen = new ArrayList<>(new Pane(lines, 0).within(room));
        screen.addAll(foot);
        return screen.subList(screen.size() - rows, screen.size());
    }
}

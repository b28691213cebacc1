package stepdoku.view;

import java.util.List;
import org.jline.utils.AttributedString;
import stepdoku.search.Breakpoint;

/** The breakpoints with their numbers, hits and conditions, and whether they can stop anything on a board. */
public final class BreakpointsView implements View {
    private final View view;

    private BreakpointsView(View view) {
        this.view = view;
    }

    public static BreakpointsView of(List<Breakpoint> breakpoints, String board) {
        if (breakpoints.isEmpty()) {
            return new BreakpointsView(Text.of("There are no breakpoints."));
        }
        Table table = Table.of(Column.right("no"), Column.right("hits"), Column.left(""), Column.left("condition"));
        for (Breakpoint breakpoint : breakpoints) {
            table = table.with(
                    String.valueOf(breakpoint.number()),
                    Numbers.grouped(breakpoint.hits()),
                    breakpoint.enabled() ? "on" : "off",
                    condition(breakpoint, board));
        }
        return new BreakpointsView(table);
    }

    private static String condition(Breakpoint breakpoint, String board) {
        String every = breakpoint.every() == 1 ? "" : ", every " + breakpoint.every() + " hits";
        String once = breakpoint.isOnce() ? ", once" : "";
        String ignored = breakpoint.ignored() == 0
                ? ""
                : ", the next " + Numbers.groupedCount(breakpoint.ignored(), "hit") + " will pass";
        String elsewhere = breakpoint.condition().isFor(board) ? "" : " (cells of another board)";
        return breakpoint.condition() + every + once + ignored + elsewhere;
    }

    @Override
    public List<AttributedString> lines(Page page) {
        return view.lines(page);
    }
}

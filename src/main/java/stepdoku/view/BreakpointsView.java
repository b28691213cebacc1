package stepdoku.view;

import java.util.List;
import org.jline.utils.AttributedString;
import stepdoku.search.Breakpoint;

/** The breakpoints with their numbers, conditions and hits. */
public final class BreakpointsView implements View {
    private final View view;

    private BreakpointsView(View view) {
        this.view = view;
    }

    public static BreakpointsView of(List<Breakpoint> breakpoints) {
        if (breakpoints.isEmpty()) {
            return new BreakpointsView(Text.of("There are no breakpoints."));
        }
        Table table = Table.of(Column.right("no"), Column.right("hits"), Column.left(""), Column.left("condition"));
        for (Breakpoint breakpoint : breakpoints) {
            table = table.with(
                    String.valueOf(breakpoint.number()),
                    Numbers.grouped(breakpoint.hits()),
                    breakpoint.enabled() ? "on" : "off",
                    condition(breakpoint));
        }
        return new BreakpointsView(table);
    }

    private static String condition(Breakpoint breakpoint) {
        String every = breakpoint.every() == 1 ? "" : ", every " + breakpoint.every() + " hits";
        return breakpoint.condition() + every;
    }

    @Override
    public List<AttributedString> lines(Page page) {
        return view.lines(page);
    }
}

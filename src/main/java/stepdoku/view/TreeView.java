package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;
import stepdoku.search.CallTree;
import stepdoku.search.CallTree.Branch;
import stepdoku.search.CallTree.State;
import stepdoku.search.Search;

/**
 * The tree of a search around its path, one line a call: {@code r1c1 x 2:12 [3] 5 6} is a call that could not use 1 and 4,
 * failed with 2 after 12 placements, has 3 on the path and 5 and 6 still to try. Middle levels are folded.
 */
public final class TreeView implements View {
    /** More lines than these do not fit a usual screen. */
    private static final int FIRST_LINES = 11;

    private static final int LAST_LINES = 8;

    private final CallLine line;
    private final List<CallTree> calls;

    private TreeView(Search search, CallTree root) {
        calls = onPath(root);
        line = new CallLine(search, calls);
    }

    /** The tree at the present time of a search, of which the calls on the path were looked into. */
    public static TreeView of(Search search, CallTree root) {
        return new TreeView(search, root);
    }

    private static List<CallTree> onPath(CallTree root) {
        return Stream.iterate(List.of(root), call -> !call.isEmpty(), call -> below(call.get(0)))
                .map(call -> call.get(0))
                .filter(call -> call.state() == State.OPEN)
                .toList();
    }

    private static List<CallTree> below(CallTree call) {
        return call.branches().stream()
                .filter(Branch::onPath)
                .map(Branch::below)
                .toList();
    }

    @Override
    public List<AttributedString> lines(Page page) {
        if (calls.isEmpty()) {
            return Text.of("The tree is empty: nothing is placed.").lines(page);
        }
        List<AttributedString> lines = new ArrayList<>();
        int folded = calls.size() - FIRST_LINES - LAST_LINES;
        if (folded < 2) {
            lines.addAll(lines(0, calls.size(), page));
        } else {
            int again = FIRST_LINES + folded;
            lines.addAll(lines(0, FIRST_LINES, page));
            lines.addAll(fold(calls.subList(FIRST_LINES, again)).lines(page));
            lines.addAll(lines(again, calls.size(), page));
        }
        lines.addAll(legend().lines(page));
        return lines;
    }

    private List<AttributedString> lines(int from, int end, Page page) {
        return IntStream.range(from, end)
                .mapToObj(level -> line.of(calls.get(level), level == calls.size() - 1, page))
                .toList();
    }

    private static View fold(List<CallTree> levels) {
        long failed = failed(levels).mapToLong(Branch::size).sum();
        return page -> Text.of(
                        "  %s %d more levels%s"
                                .formatted(
                                        page.theme().glyph(Glyph.ELLIPSIS),
                                        levels.size(),
                                        failed == 0
                                                ? ""
                                                : ", in which " + Numbers.groupedCount(failed, "placement")
                                                        + " failed"),
                        Role.DIM)
                .lines(page);
    }

    private static Stream<Branch> failed(List<CallTree> levels) {
        return levels.stream().flatMap(call -> call.branches().stream()).filter(branch -> !branch.onPath());
    }

    private View legend() {
        boolean solved = failed(calls).anyMatch(branch -> branch.solutions() > 0);
        Legend legend = Legend.of("x rejected", "2:12 failed after 12 placements", "[3] on the path", "4 still to try");
        return solved ? legend.with("2:12*1 with 1 solution") : legend;
    }
}

package stepdoku.session;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import stepdoku.board.PencilMarks;
import stepdoku.search.Breakpoint;
import stepdoku.search.Whereabouts;

/** What one sees of where a session stands: its board, its search, its breakpoints, its named times and its lab. */
public record Situation(
        PencilMarks marks,
        Problem problem,
        long time,
        int inside,
        List<String> breakpoints,
        Map<String, Long> bookmarks,
        Optional<Lab> lab) {

    /** Where a session stood. A search at time 0 is as good as none. */
    public static Situation of(Snapshot snapshot) {
        return new Situation(
                snapshot.present(),
                Problem.of(snapshot.queens(), snapshot.present().grid(), snapshot.strategy()),
                snapshot.search().map(Whereabouts::time).orElse(0L),
                snapshot.search().map(Whereabouts::inside).orElse(0),
                breakpoints(snapshot),
                snapshot.bookmarks(),
                snapshot.lab().map(lab -> lab.on(snapshot.present().grid())));
    }

    /** The conditions that can stop a search, whatever the numbers of the breakpoints are. */
    private static List<String> breakpoints(Snapshot snapshot) {
        return snapshot.breakpoints().stream()
                .filter(Breakpoint.Snapshot::enabled)
                .map(breakpoint -> breakpoint.condition() + " every " + breakpoint.every())
                .sorted()
                .toList();
    }

    /** Whether the same board is on the table, and the same search stands at the same place. */
    public boolean isAt(Situation other) {
        return marks.equals(other.marks) && searchIsAt(other);
    }

    private boolean searchIsAt(Situation other) {
        return problem.equals(other.problem) && time == other.time && inside == other.inside;
    }

    /** Whether all that differs between two situations is here as it is in the second. */
    public boolean showsChange(Situation before, Situation after) {
        return (before.marks.equals(after.marks) || marks.equals(after.marks))
                && (before.searchIsAt(after) || searchIsAt(after))
                && (before.breakpoints.equals(after.breakpoints) || breakpoints.equals(after.breakpoints))
                && (before.bookmarks.equals(after.bookmarks) || bookmarks.equals(after.bookmarks))
                && (before.lab.equals(after.lab) || lab.equals(after.lab));
    }
}

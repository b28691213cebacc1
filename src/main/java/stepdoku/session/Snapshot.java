package stepdoku.session;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import stepdoku.board.PencilMarks;
import stepdoku.search.Breakpoint;
import stepdoku.search.Strategy;
import stepdoku.search.Whereabouts;

/**
 * All that a session keeps, as a value: the boards of its history, oldest first, the last so many of them undone; the
 * strategy, the size of the queens' board or 0, the level of the last hint; where the search stands if one is under way,
 * its jumps, oldest first, and its named times; the breakpoints and how many there have ever been; the lab.
 */
public record Snapshot(
        List<PencilMarks> boards,
        int undone,
        Strategy strategy,
        int queens,
        int hintLevel,
        Optional<Whereabouts> search,
        List<Long> jumps,
        Map<String, Long> bookmarks,
        List<Breakpoint.Snapshot> breakpoints,
        int numbered,
        Optional<Lab> lab) {

    /** The board on the table. */
    public PencilMarks present() {
        return boards.get(boards.size() - 1 - undone);
    }

    /** Whether nothing was put on the table, looked at or set. */
    public boolean isFresh() {
        return boards.size() == 1 && queens == 0 && search.isEmpty() && numbered == 0 && lab.isEmpty();
    }
}

package stepdoku.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import stepdoku.search.Breakpoint;
import stepdoku.search.Condition;

/** The breakpoints of a session, numbered from 1 in the order in which they were set. Mutable. */
public final class Breakpoints {
    private final List<Breakpoint> all = new ArrayList<>();
    private int last;

    /** Breakpoints as they were, of so many that there have ever been. */
    static Breakpoints of(List<Breakpoint.Snapshot> some, int numbered) {
        Breakpoints breakpoints = new Breakpoints();
        some.stream().map(Breakpoint::of).forEach(breakpoints.all::add);
        breakpoints.last = numbered;
        return breakpoints;
    }

    /** Sets a breakpoint that stops at every n-th hit, or one motion only. */
    public Breakpoint add(Condition condition, long every, boolean once) {
        Breakpoint breakpoint = new Breakpoint(++last, condition, every);
        breakpoint = once ? breakpoint.once() : breakpoint;
        all.add(breakpoint);
        return breakpoint;
    }

    public List<Breakpoint> all() {
        return List.copyOf(all);
    }

    List<Breakpoint.Snapshot> snapshots() {
        return all.stream().map(Breakpoint::snapshot).toList();
    }

    /** How many there have ever been; the next one gets the number after. */
    int numbered() {
        return last;
    }

    /** Those that can stop a search on a board: they are enabled, and name no cells of another board. */
    public List<Breakpoint> on(String board) {
        return all.stream()
                .filter(Breakpoint::enabled)
                .filter(breakpoint -> breakpoint.condition().isFor(board))
                .toList();
    }

    public Optional<Breakpoint> find(int number) {
        return all.stream().filter(breakpoint -> breakpoint.number() == number).findFirst();
    }

    public void delete(Breakpoint breakpoint) {
        all.remove(breakpoint);
    }
}

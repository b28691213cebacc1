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

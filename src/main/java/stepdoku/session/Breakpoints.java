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

    public Breakpoint add(Condition condition, long every) {
        Breakpoint breakpoint = new Breakpoint(++last, condition, every);
        all.add(breakpoint);
        return breakpoint;
    }

    public List<Breakpoint> all() {
        return List.copyOf(all);
    }

    public List<Breakpoint> enabled() {
        return all.stream().filter(Breakpoint::enabled).toList();
    }

    public Optional<Breakpoint> find(int number) {
        return all.stream().filter(breakpoint -> breakpoint.number() == number).findFirst();
    }

    public void delete(Breakpoint breakpoint) {
        all.remove(breakpoint);
    }
}

package stepdoku.search;

import java.util.List;

/** A place between two moves: the calls, tests and returns since the last move, at least one, of which the last has just happened. */
public record InnerStop(List<InnerEvent> events) {
    public InnerStop {
        events = List.copyOf(events);
    }

    /** How many events there were since the last move: the 3 of time 5.3. */
    public int number() {
        return events.size();
    }

    public InnerEvent event() {
        return events.get(events.size() - 1);
    }

    /** How many of the events were tests. */
    public long tests() {
        return events.stream()
                .filter(event -> event.kind() == InnerEvent.Kind.TEST)
                .count();
    }
}

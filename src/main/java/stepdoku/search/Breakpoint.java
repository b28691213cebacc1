package stepdoku.search;

/** A condition that stops long motions, known by its number; it may let all but every n-th hit pass. Mutable. */
public final class Breakpoint {
    private final int number;
    private final Condition condition;
    private final long every;
    private boolean enabled = true;
    private long hits;

    public Breakpoint(int number, Condition condition, long every) {
        this.number = number;
        this.condition = condition;
        this.every = every;
    }

    /** Whether the search shall stop where it stands; counts the hit. */
    boolean stops(Search search) {
        return enabled && condition.holds(search) && ++hits % every == 0;
    }

    public int number() {
        return number;
    }

    public Condition condition() {
        return condition;
    }

    /** Of so many hits one stops. */
    public long every() {
        return every;
    }

    public long hits() {
        return hits;
    }

    public boolean enabled() {
        return enabled;
    }

    public void enable(boolean on) {
        enabled = on;
    }
}

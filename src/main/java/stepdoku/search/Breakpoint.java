package stepdoku.search;

/**
 * A condition that stops long motions, known by its number. Some hits may pass: all but every n-th, or the next few. One
 * that is asked for once goes when it has stopped a motion. Mutable.
 */
public final class Breakpoint {
    /** A breakpoint with all that it has counted, as a value. */
    public record Snapshot(
            int number, Condition condition, long every, boolean once, boolean enabled, long hits, long ignored) {}

    private final int number;
    private final Condition condition;
    private final long every;
    private final boolean once;
    private boolean enabled = true;
    private long hits;
    private long ignored;

    private Breakpoint(int number, Condition condition, long every, boolean once) {
        this.number = number;
        this.condition = condition;
        this.every = every;
        this.once = once;
    }

    /** A breakpoint that stops at every n-th hit. */
    public Breakpoint(int number, Condition condition, long every) {
        this(number, condition, every, false);
    }

    /** The same breakpoint, to stop one motion and then go. */
    public Breakpoint once() {
        return new Breakpoint(number, condition, every, true);
    }

    /** A breakpoint as one was. */
    public static Breakpoint of(Snapshot it) {
        Breakpoint breakpoint = new Breakpoint(it.number(), it.condition(), it.every(), it.once());
        breakpoint.enabled = it.enabled();
        breakpoint.hits = it.hits();
        breakpoint.ignored = it.ignored();
        return breakpoint;
    }

    public Snapshot snapshot() {
        return new Snapshot(number, condition, every, once, enabled, hits, ignored);
    }

    /** Whether the search shall stop where it stands; counts the hit. */
    boolean stops(Search search) {
        return enabled && condition.holds(search) && isDue();
    }

    /** Counts a hit; whether it is one that stops. */
    private boolean isDue() {
        hits++;
        if (ignored > 0) {
            ignored--;
            return false;
        }
        return hits % every == 0;
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

    public boolean isOnce() {
        return once;
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

    /** How many of the next hits pass. */
    public long ignored() {
        return ignored;
    }

    /** Lets so many of the next hits pass; 0 lets none. */
    public void ignore(long count) {
        ignored = count;
    }
}

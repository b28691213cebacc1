package stepdoku.session;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The times at which the last long motions began. Mutable. */
public final class Jumps {
    private static final int REMEMBERED = 100;

    private final Deque<Long> times = new ArrayDeque<>();

    /** Jumps of which the latest stand last. */
    static Jumps of(List<Long> times) {
        Jumps jumps = new Jumps();
        times.forEach(jumps::add);
        return jumps;
    }

    /** Remembers where a jump began. */
    public void add(long time) {
        times.push(time);
        if (times.size() > REMEMBERED) {
            times.removeLast();
        }
    }

    /** How many there are to be taken back. */
    public int count() {
        return times.size();
    }

    /** Where the last jump but so many began; it and those after it are taken back. An error when there are fewer. */
    public long take(int count) {
        for (int i = 1; i < count; i++) {
            times.pop();
        }
        return times.pop();
    }

    /** The times, the latest last. */
    List<Long> oldestFirst() {
        Deque<Long> turned = new ArrayDeque<>();
        times.forEach(turned::push);
        return List.copyOf(turned);
    }
}

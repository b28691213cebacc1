package stepdoku.search;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;

/** What one strategy needed on many boards. Mutable. */
public final class Series {
    private static final long WITHOUT_END = Long.MAX_VALUE;

    private final Strategy strategy;
    private final List<Long> placements = new ArrayList<>();
    private int solved;
    private Duration duration = Duration.ZERO;

    public Series(Strategy strategy) {
        this.strategy = strategy;
    }

    /** One more board. */
    public void add(Trial trial) {
        boolean complete = trial.isComplete();
        placements.add(complete ? trial.counts().placements() : WITHOUT_END);
        solved += complete ? 1 : 0;
        duration = duration.plus(trial.duration());
    }

    public Strategy strategy() {
        return strategy;
    }

    public int boards() {
        return placements.size();
    }

    /** On how many boards it came to the solution. */
    public int solved() {
        return solved;
    }

    /** The time that all boards took. */
    public Duration duration() {
        return duration;
    }

    /**
     * The placements that half of the boards needed at most. A board that was cut off needed more than any other, so there
     * is none when half of them were.
     */
    public OptionalLong median() {
        if (placements.isEmpty()) {
            return OptionalLong.empty();
        }
        List<Long> sorted = new ArrayList<>(placements);
        Collections.sort(sorted);
        long median = sorted.get((sorted.size() - 1) / 2);
        return median == WITHOUT_END ? OptionalLong.empty() : OptionalLong.of(median);
    }
}

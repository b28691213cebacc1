package stepdoku.search;

import java.util.Map;
import java.util.stream.Collectors;

/**
 * What the counters do not tell of the moves made so far: how many tests each rule rejected, the first that did; how many
 * values fitted and yet were not to be tried, because the strategy had named others; and the longest run of retractions.
 */
public record Review(Map<Rule, Long> rejections, long passedOver, long longestRun) {

    /** {@code row 12, column 9, box 4}. */
    @Override
    public String toString() {
        return rejections.entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
    }
}

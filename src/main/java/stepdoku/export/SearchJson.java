package stepdoku.export;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import stepdoku.search.Counts;
import stepdoku.search.Move;
import stepdoku.search.Review;
import stepdoku.search.Search;
import stepdoku.search.Series;
import stepdoku.search.Trial;

/** Searches for other programs: their moves, where they stand, and what they needed. */
public final class SearchJson {
    private SearchJson() {}

    public static Json move(Move move, IntFunction<String> cellName) {
        return Json.object()
                .with("time", move.time())
                .with("move", move.kind())
                .with("cell", cellName.apply(move.cell()))
                .with("digit", move.value())
                .with("depth", move.depth());
    }

    /** Where a search stands: its last move, null at time 0, and its counters. */
    public static Json state(Search search, IntFunction<String> cellName) {
        Json last = search.lastMove()
                .map(move -> move(move, cellName))
                .orElseGet(() -> Json.object()
                        .with("time", search.time())
                        .with("move", Optional.empty())
                        .with("cell", Optional.empty())
                        .with("digit", Optional.empty())
                        .with("depth", search.depth()));
        return last.with("solved", search.atSolution())
                .with("ended", search.ended())
                .with(counters(search.counts()));
    }

    /** The counters with what happened at each depth, and what a review of the moves found if there was one. */
    public static Json stats(Counts counts, Optional<Review> review) {
        return Json.object()
                .with("time", counts.time())
                .with(counters(counts))
                .with("deadEnds", counts.deadEnds())
                .with("solutions", counts.solutions())
                .with("callsByDepth", counts.callsByDepth())
                .with("deadEndsByDepth", counts.deadEndsByDepth())
                .with("rejections", review.<Map<?, ?>>map(Review::rejections))
                .with("longestRun", review.map(Review::longestRun));
    }

    private static Json counters(Counts counts) {
        return Json.object()
                .with("placements", counts.placements())
                .with("retractions", counts.retractions())
                .with("tests", counts.tests())
                .with("maxDepth", counts.maxDepth());
    }

    /** What a strategy needed on one board. */
    public static Json trial(Trial trial) {
        return Json.object()
                .with("strategy", trial.strategy())
                .with("ending", trial.ending().name().toLowerCase(Locale.ROOT).replace('_', ' '))
                .with(counters(trial.counts()))
                .with("milliseconds", trial.duration().toNanos() / 1e6);
    }

    /** What a strategy needed on many boards; the median is null when half of them were cut off. */
    public static Json series(Series series) {
        return Json.object()
                .with("strategy", series.strategy())
                .with("solved", series.solved())
                .with(
                        "medianPlacements",
                        series.median().isPresent()
                                ? Optional.of(series.median().getAsLong())
                                : Optional.empty())
                .with("milliseconds", series.duration().toNanos() / 1e6);
    }
}

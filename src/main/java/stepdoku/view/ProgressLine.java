package stepdoku.view;

import java.util.Locale;
import stepdoku.search.Search;

/**
 * How far a long run has come: {@code 12,345,678 moves, 25.1 million a second, depth 31, about 4.2 % of the tree done}.
 */
public final class ProgressLine {
    /** What is told as a number, as a share. */
    private static final double LEAST = 0.0001;

    private static final double MILLION = 1e6;

    private ProgressLine() {}

    /** The line for a search that makes so many moves a second. */
    public static String of(Search search, double movesPerSecond) {
        return "time " + Numbers.grouped(search.time()) + ", " + speed(movesPerSecond) + " moves/s, depth "
                + search.depth() + ", " + about(Share.of(search)) + " done";
    }

    private static String speed(double movesPerSecond) {
        return movesPerSecond < MILLION
                ? Numbers.grouped(Math.round(movesPerSecond))
                : String.format(Locale.ROOT, "%.1fM", movesPerSecond / MILLION);
    }

    private static String about(double share) {
        return share < LEAST ? percent(LEAST / 2) : "about " + percent(share);
    }

    /** A share as a percentage of two figures or so; it is not called nothing or all before it is. */
    static String percent(double share) {
        double percent = 100 * share;
        if (percent > 0 && percent < 0.01) {
            return "less than 0.01 %";
        }
        if (percent < 100 && percent > 99.9) {
            return "99.9 %";
        }
        if (percent == 100) {
            return "100 %";
        }
        return String.format(Locale.ROOT, percent < 1 ? "%.2f %%" : "%.1f %%", percent);
    }
}

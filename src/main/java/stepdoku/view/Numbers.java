package stepdoku.view;

import java.time.Duration;
import java.util.Locale;
import stepdoku.text.Words;

/** Numbers in words and figures. What can be typed back, a time for example, has no separators; counts have. */
final class Numbers {
    private Numbers() {}

    /** A count for reading: {@code 37,652}. */
    static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** A count where room is scarce, in four figures at most: {@code 4208}, {@code 37.7k}, {@code 11.1M}. */
    static String brief(long number) {
        if (number < 10_000) {
            return String.valueOf(number);
        }
        if (number < 999_950) {
            return brief(number / 1e3, "k");
        }
        return number < 999_950_000 ? brief(number / 1e6, "M") : brief(number / 1e9, "G");
    }

    private static String brief(double number, String unit) {
        return String.format(Locale.ROOT, number < 999.95 ? "%.1f%s" : "%,.0f%s", number, unit);
    }

    /** A count for reading, with its noun: {@code 4,208 placements}. */
    static String groupedCount(long number, String noun) {
        return grouped(number) + " " + Words.plural(number, noun);
    }

    /** A time that something took, with three figures or so: {@code 1.25 ms}, {@code 12.3 s}. */
    static String duration(Duration duration) {
        double milliseconds = duration.toNanos() / 1e6;
        return milliseconds < 1000
                ? String.format(Locale.ROOT, milliseconds < 10 ? "%.2f ms" : "%.0f ms", milliseconds)
                : String.format(Locale.ROOT, "%.1f s", milliseconds / 1000);
    }
}

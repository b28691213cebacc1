package stepdoku.view;

import java.util.Locale;

/** Numbers in words and figures. What can be typed back, a time for example, has no separators; counts have. */
final class Numbers {
    private Numbers() {}

    /** A count for reading: {@code 37,652}. */
    static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** A count for scripts, with its noun: {@code 4208 placements}, {@code 1 placement}. */
    static String count(long number, String noun) {
        return number + " " + plural(number, noun);
    }

    /** A count for reading, with its noun: {@code 4,208 placements}. */
    static String groupedCount(long number, String noun) {
        return grouped(number) + " " + plural(number, noun);
    }

    private static String plural(long number, String noun) {
        return number == 1 ? noun : noun + "s";
    }
}

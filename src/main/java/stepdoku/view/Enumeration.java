package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import stepdoku.board.Digits;

/** Values listed in a sentence, runs of three and more shortened: {@code 1 to 4, 7 and 9}. */
final class Enumeration {
    /** More items than this are better counted than listed. */
    private static final int MOST_ITEMS = 4;

    private static final int SHORTEST_RUN = 3;

    private Enumeration() {}

    static boolean isShort(int mask) {
        return items(mask, String::valueOf).size() <= MOST_ITEMS;
    }

    static String of(int mask, IntFunction<String> symbol) {
        List<String> items = items(mask, symbol);
        int last = items.size() - 1;
        return last < 1
                ? String.join("", items)
                : String.join(", ", items.subList(0, last)) + " and " + items.get(last);
    }

    private static List<String> items(int mask, IntFunction<String> symbol) {
        List<String> items = new ArrayList<>();
        int rest = mask;
        while (rest != 0) {
            int first = Digits.lowest(rest);
            int length = Integer.numberOfTrailingZeros(~(rest >>> first));
            if (length < SHORTEST_RUN) {
                items.add(symbol.apply(first));
                rest = Digits.above(rest, first);
            } else {
                int last = first + length - 1;
                items.add(symbol.apply(first) + " to " + symbol.apply(last));
                rest = Digits.above(rest, last);
            }
        }
        return items;
    }
}

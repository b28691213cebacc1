package stepdoku.view;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** Numbers as one line of bars, the last at the right: {@code ▁▂▃▃▂▃▄}. The least stands lowest, the greatest highest. */
final class Sparkline {
    private static final String BARS = "▁▂▃▄▅▆▇█";
    private static final String ASCII_BARS = "_.-~+=*#";

    private Sparkline() {}

    static String of(List<Integer> numbers, Theme theme) {
        String bars = theme.isAscii() ? ASCII_BARS : BARS;
        int least = Collections.min(numbers);
        int range = Math.max(bars.length() - 1, Collections.max(numbers) - least);
        return numbers.stream()
                .map(number -> bars.charAt((number - least) * (bars.length() - 1) / range))
                .map(String::valueOf)
                .collect(Collectors.joining());
    }
}

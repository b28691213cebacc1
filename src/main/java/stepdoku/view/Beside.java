package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/**
 * Two views side by side where the page is wide enough for both, the second at a column of its own; else {@code narrow}
 * stands under the first.
 */
public record Beside(View left, View right, View narrow) implements View {
    private static final int GAP = 2;

    /** Two views side by side, or one under the other. */
    public static Beside of(View left, View right) {
        return new Beside(left, right, right);
    }

    @Override
    public List<AttributedString> lines(Page page) {
        List<AttributedString> first = left.lines(page);
        int column = width(first) + GAP;
        List<AttributedString> second = right.lines(page);
        return column + width(second) <= page.width()
                ? join(first, second, column)
                : Stack.of(left, narrow).lines(page);
    }

    /** Whether the page is wide enough for both. */
    boolean fits(Page page) {
        return width(left.lines(page)) + GAP + width(right.lines(page)) <= page.width();
    }

    private static int width(List<AttributedString> lines) {
        return lines.stream().mapToInt(AttributedString::columnLength).max().orElse(0);
    }

    private static List<AttributedString> join(List<AttributedString> left, List<AttributedString> right, int column) {
        List<AttributedString> lines = new ArrayList<>();
        for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
            lines.add(join(lineOf(left, i), lineOf(right, i), column));
        }
        return lines;
    }

    private static AttributedString join(AttributedString left, AttributedString right, int column) {
        AttributedStringBuilder line = new AttributedStringBuilder().append(left);
        return right.length() == 0
                ? line.toAttributedString()
                : line.append(" ".repeat(column - left.columnLength()))
                        .append(right)
                        .toAttributedString();
    }

    private static AttributedString lineOf(List<AttributedString> lines, int index) {
        return index < lines.size() ? lines.get(index) : AttributedString.EMPTY;
    }
}

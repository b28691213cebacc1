package stepdoku.view;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import stepdoku.board.Digits;
import stepdoku.search.CallTree;
import stepdoku.search.CallTree.Branch;
import stepdoku.search.Search;

/** The lines of calls in a {@link TreeView}. */
final class CallLine {

    /** How much of a line is spelled out, as far as there is room. */
    private enum Detail {
        ALL,
        WITHOUT_REJECTED,
        SUMS
    }

    private final Vocabulary words;
    private final boolean exhausted;
    private final int valueCount;
    private final List<CallTree> calls;

    /** The lines of these calls, one below another. */
    CallLine(Search search, List<CallTree> calls) {
        words = Vocabulary.of(search);
        exhausted = search.exhausted();
        valueCount = search.position().valueCount();
        this.calls = calls;
    }

    /** The line of one call, marked if the search stands in it. */
    AttributedString of(CallTree call, boolean isCurrent, Page page) {
        return Stream.of(Detail.values())
                .map(detail -> line(call, isCurrent, detail, page))
                .filter(line -> line.columnLength() <= page.width())
                .findFirst()
                .orElseGet(() -> page.cut(line(call, isCurrent, Detail.SUMS, page)));
    }

    private AttributedString line(CallTree call, boolean isCurrent, Detail detail, Page page) {
        Theme theme = page.theme();
        String name = StringUtils.rightPad(name(call, page), nameWidth(page));
        AttributedStringBuilder line = new AttributedStringBuilder()
                .append(theme.text(Role.ARROW, isCurrent ? theme.glyph(Glyph.BULLET) + " " : "  "))
                .append(theme.text(isCurrent ? Role.CURRENT : Role.PLAIN, name + " "));
        Stream<AttributedString> pieces = detail == Detail.SUMS
                ? sums(call, theme)
                : IntStream.rangeClosed(1, valueCount).boxed().flatMap(value -> piece(call, value, detail, theme));
        pieces.forEach(piece -> line.append(" ").append(piece));
        return line.toAttributedString();
    }

    private int nameWidth(Page page) {
        return calls.stream().mapToInt(call -> name(call, page).length()).max().orElse(0);
    }

    private String name(CallTree call, Page page) {
        return page.named(words.cell(call.cell()));
    }

    private Stream<AttributedString> piece(CallTree call, int value, Detail detail, Theme theme) {
        boolean reached = value <= call.lastTried() || exhausted;
        if (!Digits.contains(call.allowed(), value)) {
            return reached && detail == Detail.ALL ? Stream.of(theme.text(Role.DIM, "x")) : Stream.empty();
        }
        return reached
                ? call.branches().stream()
                        .filter(branch -> branch.value() == value)
                        .map(branch -> tried(branch, theme))
                : Stream.of(theme.text(Role.DIM, words.symbol(value)));
    }

    private AttributedString tried(Branch branch, Theme theme) {
        String symbol = words.symbol(branch.value());
        if (branch.onPath()) {
            return theme.text(Role.PLACED, "[" + symbol + "]");
        }
        String size = symbol + ":" + Numbers.brief(branch.size());
        return branch.solutions() > 0
                ? theme.text(Role.GOOD, size + "*" + Numbers.brief(branch.solutions()))
                : theme.text(Role.PLAIN, size);
    }

    /** For calls with many values: the failed ones together. */
    private Stream<AttributedString> sums(CallTree call, Theme theme) {
        List<Branch> failed =
                call.branches().stream().filter(branch -> !branch.onPath()).toList();
        long size = failed.stream().mapToLong(Branch::size).sum();
        int left = Digits.count(call.left());
        return Stream.of(
                        failed.isEmpty()
                                ? Stream.<AttributedString>empty()
                                : Stream.of(theme.text(Role.PLAIN, failed.size() + " failed:" + Numbers.brief(size))),
                        call.branches().stream().filter(Branch::onPath).map(branch -> tried(branch, theme)),
                        left == 0 ? Stream.<AttributedString>empty() : Stream.of(theme.text(Role.DIM, left + " left")))
                .flatMap(pieces -> pieces);
    }
}

package stepdoku.view;

import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/**
 * One quiet line that tells how a verb goes on: its usage, in which the blanks that are due are marked, and what they
 * mean. What does not fit into the width is left out at the end.
 */
public record TipLine(String usage, List<Mark> due, String meaning) implements View {
    private static final String BETWEEN = "   ";

    /** Where a blank stands in the usage. */
    public record Mark(int start, int end) {}

    public static TipLine of(String usage, String meaning) {
        return new TipLine(usage, List.of(), meaning);
    }

    @Override
    public List<AttributedString> lines(Page page) {
        AttributedString whole = whole(page);
        return List.of(
                whole.columnLength() <= page.width()
                        ? whole
                        : AttributedString.join(
                                AttributedString.EMPTY,
                                whole.columnSubSequence(0, page.width() - 3),
                                page.theme().text(Role.DIM, "...")));
    }

    private AttributedString whole(Page page) {
        Theme theme = page.theme();
        AttributedStringBuilder line = new AttributedStringBuilder();
        int at = 0;
        for (Mark mark : due) {
            line.append(theme.text(Role.DIM, usage.substring(at, mark.start())));
            line.append(theme.text(Role.TITLE, usage.substring(mark.start(), mark.end())));
            at = mark.end();
        }
        line.append(theme.text(Role.DIM, usage.substring(at)));
        String between = usage.isEmpty() || meaning.isEmpty() ? "" : BETWEEN;
        return line.append(page.text(Role.DIM, between + meaning)).toAttributedString();
    }

    @Override
    public String toString() {
        return lines(new Page(Integer.MAX_VALUE, Theme.plain())).get(0).toString();
    }
}

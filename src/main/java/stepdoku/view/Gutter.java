package stepdoku.view;

import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** A view behind a line down its left side, which tells it from what stands above and below. */
public record Gutter(View content) implements View {
    private static final int WIDTH = 2;

    @Override
    public List<AttributedString> lines(Page page) {
        AttributedString sign = page.theme().text(Role.FRAME, "" + page.theme().glyph(Glyph.VERTICAL));
        return content.lines(page.withWidth(Math.max(1, page.width() - WIDTH))).stream()
                .map(line -> behind(sign, line))
                .toList();
    }

    private static AttributedString behind(AttributedString sign, AttributedString line) {
        AttributedStringBuilder both = new AttributedStringBuilder().append(sign);
        return line.length() == 0
                ? both.toAttributedString()
                : both.append(" ").append(line).toAttributedString();
    }
}

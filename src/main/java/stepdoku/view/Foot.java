package stepdoku.view;

import java.util.List;
import org.apache.commons.lang3.StringUtils;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** The last lines of a screen: a message, and beside it, if there is room, a word on the keys. */
record Foot(String message, String keys) implements View {
    @Override
    public List<AttributedString> lines(Page page) {
        String shown = page.named(message);
        int gap = page.width() - shown.length() - keys.length();
        return gap <= 0
                ? Text.of(shown).lines(page)
                : List.of(new AttributedStringBuilder()
                        .append(page.theme().text(Role.PLAIN, shown + StringUtils.repeat(' ', gap)))
                        .append(page.theme().text(Role.DIM, keys))
                        .toAttributedString());
    }
}

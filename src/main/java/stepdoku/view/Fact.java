package stepdoku.view;

import java.util.List;
import org.jline.utils.AttributedString;

/** A line that is wrapped on screens alone, whatever the width of the page, so that scripts find it whole. */
public record Fact(String text) implements View {
    @Override
    public List<AttributedString> lines(Page page) {
        return page.isEndless()
                ? List.of(page.text(Role.TITLE, text.replace(Text.NO_BREAK, ' ')))
                : Text.of(text, Role.TITLE).lines(page);
    }
}

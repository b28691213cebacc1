package stepdoku.view;

import java.util.List;
import org.jline.utils.AttributedString;

/** A line that is never wrapped or cut, whatever the page, so that scripts find it whole. */
public record Fact(String text) implements View {
    @Override
    public List<AttributedString> lines(Page page) {
        return List.of(page.text(Role.TITLE, text));
    }
}

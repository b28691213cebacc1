package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/** Views one under another. On a screen each has the rows that those below it leave. */
public record Stack(List<View> views) implements View {
    public Stack {
        views = List.copyOf(views);
    }

    public static Stack of(View... views) {
        return new Stack(List.of(views));
    }

    @Override
    public List<AttributedString> lines(Page page) {
        List<AttributedString> lines = new ArrayList<>();
        for (int i = views.size() - 1; i >= 0; i--) {
            lines.addAll(0, views.get(i).lines(page.above(lines.size())));
        }
        return lines;
    }
}

package stepdoku.view;

import java.util.List;
import org.jline.utils.AttributedString;

/** Views one under another. */
public record Stack(List<View> views) implements View {
    public Stack {
        views = List.copyOf(views);
    }

    public static Stack of(View... views) {
        return new Stack(List.of(views));
    }

    @Override
    public List<AttributedString> lines(Page page) {
        return views.stream().flatMap(view -> view.lines(page).stream()).toList();
    }
}

package stepdoku.view;

import java.util.List;
import org.jline.utils.AttributedString;

/** A view in which cells keep the names that they were written with: the manual, and what people have typed. */
public record Verbatim(View view) implements View {
    /** Views one below another. */
    public static Verbatim of(List<View> views) {
        return new Verbatim(new Stack(views));
    }

    @Override
    public List<AttributedString> lines(Page page) {
        return view.lines(page.with(Coordinates.R1C1));
    }
}

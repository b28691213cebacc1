package stepdoku.view;

import java.util.List;
import org.jline.utils.AttributedString;

/** Something to show, as styled lines. A view holds values, so it shows the same later, when the search has moved on. */
@FunctionalInterface
public interface View {
    /** The lines for a page, none wider than the page. */
    List<AttributedString> lines(Page page);
}

package stepdoku.view;

import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import stepdoku.search.Counts;
import stepdoku.search.Search;

/** What a search has done so far, on one line: {@code placements 6   retractions 4   tests 43   deepest 4 of 51}. */
final class Counters implements View {
    private static final String GAP = "   ";

    private final Counts counts;
    private final int full;

    Counters(Search search) {
        this(search, search.counts());
    }

    Counters(Search search, Counts counts) {
        this.counts = counts;
        full = search.fullDepth();
    }

    @Override
    public List<AttributedString> lines(Page page) {
        AttributedStringBuilder line = new AttributedStringBuilder();
        add(line, page, "placements", Numbers.grouped(counts.placements()));
        add(line, page, "retractions", Numbers.grouped(counts.retractions()));
        add(line, page, "tests", Numbers.grouped(counts.tests()));
        add(line, page, "deepest", counts.maxDepth() + " of " + full);
        return List.of(line.toAttributedString());
    }

    /** One counter more, if there is room. */
    private static void add(AttributedStringBuilder line, Page page, String name, String number) {
        String gap = line.length() == 0 ? "" : GAP;
        if (line.columnLength() + gap.length() + name.length() + 1 + number.length() <= page.width()) {
            line.append(page.theme().text(Role.DIM, gap + name + " "));
            line.append(page.theme().text(Role.PLAIN, number));
        }
    }
}

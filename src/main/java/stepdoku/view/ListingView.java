package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import stepdoku.listing.Listing;
import stepdoku.search.InnerStop;
import stepdoku.search.Search;

/**
 * Lines of source, with an arrow at the line where the search stands. Its shaft runs from the margin to the code, so that
 * the eye finds it without colour.
 */
public record ListingView(List<String> source, OptionalInt arrow) implements View {
    public ListingView {
        source = List.copyOf(source);
    }

    /** The columns before the source, for the shaft of the arrow. */
    private static final int MARGIN = 2;

    /** The recursive function that makes the moves of a search, with the arrow at the line where the search stands. */
    public static ListingView of(Search search) {
        return at(search, Standpoint.role(search));
    }

    /** The same, where the search stands between two moves. */
    public static ListingView of(Search search, InnerStop stop) {
        return at(search, Standpoint.role(stop.event()));
    }

    /** The recursive function that makes the moves of a search, with the arrow at the line with a role. */
    static ListingView at(Search search, stepdoku.listing.Role role) {
        Listing listing = Listing.of(Standpoint.listing(search));
        return new ListingView(listing.function(), OptionalInt.of(listing.line(role)));
    }

    /** Source without an arrow. */
    public static ListingView of(List<String> source) {
        return new ListingView(source, OptionalInt.empty());
    }

    private static int indentation(String line) {
        return line.length() - line.stripLeading().length();
    }

    /** The same source, lines that only close a block left out until it has at most so many lines. */
    public ListingView within(int height) {
        List<Integer> kept = new ArrayList<>();
        int surplus = source.size() - height;
        for (int line = 0; line < source.size(); line++) {
            if (surplus > 0 && onlyCloses(line)) {
                surplus--;
            } else {
                kept.add(line);
            }
        }
        return new ListingView(
                kept.stream().map(source::get).toList(),
                IntStream.range(0, kept.size())
                        .filter(line -> isCurrent(kept.get(line)))
                        .findFirst());
    }

    /** Whether a line closes a block inside the function; the end of the function itself is where a call gives up. */
    private boolean onlyCloses(int line) {
        return line < source.size() - 1 && source.get(line).strip().equals("}");
    }

    /** The columns that all of it takes. */
    int width() {
        return MARGIN + source.stream().mapToInt(String::length).max().orElse(0);
    }

    /** The line at the arrow alone, for pages that have no room for more. */
    public ListingView currentLine() {
        return new ListingView(
                arrow.stream().mapToObj(line -> source.get(line).strip()).toList(),
                arrow.isPresent() ? OptionalInt.of(0) : arrow);
    }

    private boolean isCurrent(int line) {
        return arrow.isPresent() && arrow.getAsInt() == line;
    }

    @Override
    public List<AttributedString> lines(Page page) {
        return IntStream.range(0, source.size())
                .mapToObj(line -> page.cut(isCurrent(line) ? current(line, page.theme()) : other(line, page.theme())))
                .toList();
    }

    private AttributedString current(int line, Theme theme) {
        String text = source.get(line);
        return new AttributedStringBuilder()
                .append(theme.glyphs(Glyph.HORIZONTAL, indentation(text)), theme.style(Role.FRAME))
                .append("" + theme.glyph(Glyph.ARROW), theme.style(Role.ARROW))
                .append(" ")
                .append(text.stripLeading(), theme.style(Role.CURRENT))
                .toAttributedString();
    }

    private AttributedString other(int line, Theme theme) {
        String text = source.get(line);
        return text.isEmpty() ? AttributedString.EMPTY : theme.text(Role.PLAIN, " ".repeat(MARGIN) + text);
    }
}

package stepdoku.view;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import stepdoku.listing.Listing;
import stepdoku.listing.Mistake;
import stepdoku.listing.Role;

/** The function of a recursion with a mistake: {@code !} at the line that is wrong, an arrow where a run stands. */
public record MistakeView(Listing listing, OptionalInt arrow) implements View {

    /** The function, no run of which is looked at. */
    public static MistakeView of(Mistake mistake) {
        return new MistakeView(mistake.listing(), OptionalInt.empty());
    }

    /** The function after it has placed a digit or taken one back. */
    public static MistakeView of(Mistake mistake, boolean placed) {
        Listing listing = mistake.listing();
        return new MistakeView(listing, OptionalInt.of(listing.line(placed ? Role.PLACE : Role.TAKE_BACK)));
    }

    @Override
    public List<AttributedString> lines(Page page) {
        return IntStream.range(0, listing.function().size())
                .mapToObj(line -> page.cut(line(line, page.theme())))
                .toList();
    }

    private AttributedString line(int line, Theme theme) {
        boolean wrong = line == listing.line(Role.MISTAKE);
        boolean current = arrow.isPresent() && arrow.getAsInt() == line;
        return new AttributedStringBuilder()
                .append(theme.text(stepdoku.view.Role.CLASH, wrong ? "!" : " "))
                .append(theme.text(stepdoku.view.Role.ARROW, current ? "" + theme.glyph(Glyph.ARROW) : " "))
                .append(" ")
                .append(theme.text(
                        wrong
                                ? stepdoku.view.Role.BAD
                                : current ? stepdoku.view.Role.CURRENT : stepdoku.view.Role.PLAIN,
                        listing.function().get(line)))
                .toAttributedString();
    }
}

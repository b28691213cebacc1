package stepdoku.view;

import java.util.List;
import java.util.Optional;
import org.jline.utils.AttributedString;
import stepdoku.search.Call;
import stepdoku.search.QueensPosition;
import stepdoku.search.Search;

/** The board as one call of the path sees it: what was placed above it, and its own digit; and the line where it waits. */
public final class FrameView implements View {
    private final Search search;
    private final Call call;
    private final Vocabulary words;
    private final View picture;

    private FrameView(Search search, Call call) {
        this.search = search;
        this.call = call;
        this.words = Vocabulary.of(search);
        this.picture = picture();
    }

    /** The call at a depth from 1 to that of the search: the call that made the placement with this number. */
    public static FrameView of(Search search, int depth) {
        return new FrameView(search, search.path().get(depth - 1));
    }

    @Override
    public List<AttributedString> lines(Page page) {
        return picture.lines(page);
    }

    private View picture() {
        View board =
                search.position() instanceof QueensPosition ? QueensView.of(search, call) : BoardView.of(search, call);
        ListingView source =
                ListingView.at(search, waits() ? stepdoku.listing.Role.RECURSE : stepdoku.listing.Role.PLACE);
        return Stack.of(
                new Fact("call " + (call.level() + 1) + " of " + search.depth() + ": " + words.assignment(call)),
                Text.of(sentence()),
                Text.blank(),
                new Beside(board, source, source.currentLine()));
    }

    private boolean waits() {
        return below().isPresent();
    }

    /** The call for which this one waits. */
    private Optional<Call> below() {
        List<Call> path = search.path();
        return call.level() + 1 < path.size()
                ? Optional.of(path.get(call.level() + 1))
                : search.currentCall().filter(current -> current.level() > call.level());
    }

    private String sentence() {
        String tried =
                call.tried() == 0 ? "has tried none before" : "has tried " + words.spoken(call.tried()) + " before";
        String left = call.left() == 0 ? "has none left" : "has " + words.spoken(call.left()) + " left";
        return "The call for " + words.spokenCell(call.cell()) + " holds " + words.held(call.value()) + ", " + tried
                + " and " + left + ". " + state();
    }

    private String state() {
        return below().map(below -> "It waits for the call for " + words.spokenCell(below.cell())
                        + "; if that one fails, the board looks like this again.")
                .orElse("It has just placed it.");
    }
}

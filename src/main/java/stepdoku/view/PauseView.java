package stepdoku.view;

import java.util.List;
import org.jline.utils.AttributedString;
import stepdoku.search.InnerStop;
import stepdoku.search.Search;

/**
 * What is shown when a search stands still: the last move, why it was made, the board beside the source, the path and the
 * counters. On pages of one size the board always stands in the same place.
 */
public final class PauseView implements View {
    private final Moment moment;
    private final Detail detail;

    private PauseView(Moment moment, Detail detail) {
        this.moment = moment;
        this.detail = detail;
    }

    /** Everything about the present of a search. */
    public static PauseView of(Search search) {
        return new PauseView(Moment.of(search), Detail.FULL);
    }

    /** The same between two moves. */
    public static PauseView of(Search search, InnerStop stop) {
        return new PauseView(Moment.of(search, stop), Detail.FULL);
    }

    /** The same moment, with so much of it shown. */
    public PauseView in(Detail wanted) {
        return new PauseView(moment, wanted);
    }

    @Override
    public List<AttributedString> lines(Page page) {
        return switch (detail) {
            case FULL -> new PauseLayout(page, moment, true).lines();
            case BOARD -> new PauseLayout(page, moment, false).lines();
            case LINE -> new Fact(moment.move()).lines(page);
            case NONE -> List.of();
        };
    }
}

package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import stepdoku.search.InnerStop;
import stepdoku.search.Search;

/**
 * What is shown when a search stands still: the last move, why it was made, the board beside the source, the path and the
 * counters. On pages of one width the board always stands in the same place.
 */
public final class PauseView implements View {
    /** No sentence needs more room than this. */
    private static final int LONGEST_NARRATION = 150;
    /** The height to which the source is brought where that can be done: that of a usual screen, less the rest. */
    private static final int SOURCE_HEIGHT = 16;

    private final Moment moment;
    private final Detail detail;
    private final ListingView source;

    private PauseView(Moment moment, Detail detail) {
        this.moment = moment;
        this.detail = detail;
        this.source = moment.source().within(SOURCE_HEIGHT);
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
            case FULL -> around(new Beside(moment.board(), source, source.currentLine()), page);
            case BOARD -> around(moment.board(), page);
            case LINE -> new Fact(moment.move()).lines(page);
            case NONE -> List.of();
        };
    }

    private List<AttributedString> around(View body, Page page) {
        List<AttributedString> lines = new ArrayList<>(new Fact(moment.move()).lines(page));
        lines.addAll(padded(Text.of(moment.narration()).lines(page), reserved(page)));
        lines.addAll(Stack.of(Text.blank(), body, Text.blank(), moment.path(), moment.counters())
                .lines(page));
        return lines;
    }

    /** The lines kept free for the sentence, however long it is. */
    static int reserved(Page page) {
        return (LONGEST_NARRATION + page.width() - 1) / page.width();
    }

    private static List<AttributedString> padded(List<AttributedString> lines, int height) {
        List<AttributedString> padded = new ArrayList<>(lines);
        while (padded.size() < height) {
            padded.add(AttributedString.EMPTY);
        }
        return padded;
    }
}

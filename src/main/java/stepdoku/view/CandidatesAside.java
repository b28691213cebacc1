package stepdoku.view;

import java.util.List;
import org.jline.utils.AttributedString;
import stepdoku.board.PencilMarks;
import stepdoku.search.Search;

/**
 * The candidates of a search on a page that may have no room for them: there it is empty. Whether there is room is asked
 * of the board at time 0, which has the most of them, so that they do not come and go from move to move. A cover may lie
 * over its cells.
 */
record CandidatesAside(Search search, Cover cover) implements View {
    private static final int NARROWEST = 20;

    @Override
    public List<AttributedString> lines(Page page) {
        View atStart = MarksView.of(PencilMarks.of(SearchGrid.of(search, List.of())));
        return hasRoom(atStart, page) ? MarksView.of(search).under(cover).lines(page) : List.of();
    }

    private static boolean hasRoom(View marks, Page page) {
        return page.width() >= NARROWEST && marks.lines(page).size() <= page.height();
    }
}

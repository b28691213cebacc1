package stepdoku.view;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jline.utils.AttributedString;
import stepdoku.board.PencilMarks;
import stepdoku.search.CallTree;
import stepdoku.search.QueensPosition;
import stepdoku.search.Search;
import stepdoku.search.Stepper;
import stepdoku.search.TreeScope;

/**
 * The board and what stands beside it. Where there is no room beside it, the tree and the candidates take the place of the
 * board, and the source is left out.
 */
final class WatchBody {
    private static final int GAP = 2;
    /** Less room than this is none. */
    private static final int NARROWEST = 36;

    private final Moment moment;
    private final Aside aside;
    private final View other;
    /** How far down the board the last move was made, from 0 to 1. */
    private final double place;

    private WatchBody(Moment moment, Aside aside, View other, double place) {
        this.moment = moment;
        this.aside = aside;
        this.other = other;
        this.place = place;
    }

    static WatchBody of(Stepper stepper, Moment moment, Aside wanted) {
        Search search = stepper.search();
        boolean queens = search.position() instanceof QueensPosition;
        Aside aside = queens && wanted == Aside.MARKS ? Aside.SOURCE : wanted;
        View other = switch (aside) {
            case SOURCE -> moment.source();
            case TREE -> tree(search, stepper.tree(TreeScope.alongPath()));
            case MARKS -> marks(search);
        };
        double cells = search.position().cellCount();
        return new WatchBody(moment, aside, other, Math.max(0, search.lastCell()) / cells);
    }

    private static View marks(Search search) {
        Marking moves = BoardView.of(search).marking();
        return MarksView.of(PencilMarks.of(SearchGrid.of(search))).with(moves, Map.of(), Map.of());
    }

    private static View tree(Search search, Optional<CallTree> tree) {
        return tree.<View>map(known -> TreeView.of(search, known))
                .orElseGet(() -> Text.of("Stopped before the tree was known."));
    }

    /** Whether the source can be seen. */
    boolean showsSource(Page page) {
        return aside == Aside.SOURCE && roomBeside(page) >= NARROWEST;
    }

    /** The lines that the board takes. */
    int boardHeight(Page page) {
        return board(page).height();
    }

    /** The lines that all of it would take. */
    int height(Page page) {
        int board = boardHeight(page);
        return showsSource(page) ? Math.max(board, moment.source().source().size()) : board;
    }

    /** Exactly so many lines. */
    List<AttributedString> lines(Page page, int height) {
        Pane board = board(page);
        int room = roomBeside(page);
        if (aside == Aside.SOURCE && !showsSource(page)) {
            return board.within(height);
        }
        Pane beside = besideBoard(page.withWidth(Math.max(1, room)), height);
        if (room >= NARROWEST && beside.width() <= room && fitsBeside(page, beside)) {
            return Beside.of(fixed(board.within(height)), fixed(beside.within(height)))
                    .lines(page);
        }
        return besideBoard(page, height).within(height);
    }

    /** Candidates that had to be drawn another way are better seen in the place of the board. */
    private boolean fitsBeside(Page page, Pane beside) {
        return aside != Aside.MARKS || beside.height() == board(page).height();
    }

    private static View fixed(List<AttributedString> lines) {
        return page -> lines;
    }

    private int roomBeside(Page page) {
        return page.width() - board(page).width() - GAP;
    }

    private Pane board(Page page) {
        List<AttributedString> lines = moment.board().lines(page);
        return new Pane(lines, focus(lines));
    }

    private int focus(List<AttributedString> lines) {
        return (int) (place * lines.size());
    }

    private Pane besideBoard(Page page, int height) {
        return switch (aside) {
            case SOURCE -> {
                ListingView source = moment.source().within(height);
                yield new Pane(source.lines(page), source.arrow().orElse(0));
            }
            case TREE -> {
                List<AttributedString> lines = other.lines(page);
                yield new Pane(lines, lines.size() - 1);
            }
            case MARKS -> {
                List<AttributedString> lines = other.lines(page);
                yield new Pane(lines, focus(lines));
            }
        };
    }
}

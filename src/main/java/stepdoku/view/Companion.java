package stepdoku.view;

import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.jline.utils.AttributedString;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;
import stepdoku.search.QueensPosition;
import stepdoku.search.Search;
import stepdoku.search.Stepper;
import stepdoku.search.TreeScope;

/**
 * What stands beside the board on the stepper's screen: how it is drawn on a page so many lines high, how many lines it
 * would like, 0 if the board decides, whether it takes the place of the board where there is no room beside it, and
 * whether it stands there only if all of it can be seen. If it has cells, its map tells which is where.
 */
record Companion(
        BiFunction<Page, Integer, Pane> drawing,
        BiFunction<Page, Integer, Pane> map,
        int height,
        boolean takesPlace,
        boolean whole) {

    private Companion(BiFunction<Page, Integer, Pane> drawing, int height, boolean takesPlace, boolean whole) {
        this(drawing, drawing, height, takesPlace, whole);
    }

    static Companion of(Stepper stepper, Moment moment, Aside wanted) {
        Search search = stepper.search();
        boolean queens = search.position() instanceof QueensPosition;
        return switch (queens && wanted == Aside.MARKS ? Aside.SOURCE : wanted) {
            case SOURCE -> source(moment.source());
            case TREE -> tree(stepper);
            case MARKS -> marks(search);
        };
    }

    private static Companion source(ListingView source) {
        BiFunction<Page, Integer, Pane> drawing = (page, height) -> {
            ListingView shown = source.within(height);
            return new Pane(shown.lines(page), shown.arrow().orElse(0));
        };
        return new Companion(drawing, source.source().size(), false, false);
    }

    private static Companion tree(Stepper stepper) {
        View tree = stepper.tree(TreeScope.alongPath())
                .<View>map(known -> TreeView.of(stepper.search(), known))
                .orElseGet(() -> Text.of("Stopped before the tree was known."));
        return new Companion(drawing(tree, 1), 0, true, false);
    }

    private static Companion marks(Search search) {
        Marking moves = BoardView.of(search).marking();
        Grid grid = SearchGrid.of(search);
        MarksView marks = MarksView.of(PencilMarks.of(grid)).with(moves, Map.of(), Map.of());
        View map = marks.under(new CellMap(grid.geometry()));
        double place = placeOf(search);
        return new Companion(drawing(marks, place), drawing(map, place), 0, true, true);
    }

    /** How far down the board the last move was made, from 0 to 1. */
    static double placeOf(Search search) {
        return Math.max(0, search.lastCell()) / (double) search.position().cellCount();
    }

    /** The same with its map in its place. */
    Companion mapped() {
        return new Companion(map, height, takesPlace, whole);
    }

    /** An answer in its place, seen from its beginning to its end or not at all; nothing else moves for it. */
    Companion saying(View answer) {
        return new Companion(drawing(answer, 0), height, false, true);
    }

    /** A view that is looked at so far down, from 0 to 1. */
    private static BiFunction<Page, Integer, Pane> drawing(View view, double place) {
        return (page, height) -> {
            List<AttributedString> lines = view.lines(page);
            return new Pane(lines, (int) (place * lines.size()));
        };
    }

    Pane pane(Page page, int height) {
        return drawing.apply(page, height);
    }
}

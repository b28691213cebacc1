package stepdoku.view;

import java.util.Optional;
import java.util.function.BiFunction;
import stepdoku.search.QueensPosition;
import stepdoku.search.Search;
import stepdoku.search.Stepper;
import stepdoku.search.TreeScope;

/**
 * What stands beside the board on the stepper's screen: how it is drawn, how many lines it would like, 0 if the board
 * decides, and whether it stands there only if all of it can be seen. If it has cells, its map tells which is where.
 */
record Companion(Drawing drawing, Drawing map, int height, boolean whole) {
    private static final int GAP = 2;

    private Companion(Drawing drawing, int height, boolean whole) {
        this(drawing, drawing, height, whole);
    }

    static Companion of(Stepper stepper, Moment moment, Aside wanted) {
        Search search = stepper.search();
        boolean queens = search.position() instanceof QueensPosition;
        return switch (queens && wanted == Aside.MARKS ? Aside.SOURCE : wanted) {
            case SOURCE -> queens ? source(moment.source()) : source(moment.source(), search);
            case TREE -> tree(stepper);
            case MARKS -> marks(search);
        };
    }

    private static Companion source(ListingView source) {
        return new Companion(source(source, Stack.of()), source.source().size(), false);
    }

    /** The source, and on wide pages the candidates beside it. */
    private static Companion source(ListingView source, Search search) {
        return new Companion(
                source(source, new CandidatesAside(search, Cover.NONE)),
                source(source, new CandidatesAside(search, map(search))),
                source.source().size(),
                false);
    }

    private static Drawing source(ListingView source, View more) {
        return Drawing.beside((page, height) -> {
            ListingView shown = source.within(height);
            Page rest = page.withWidth(page.width() - source.width() - GAP).withHeight(height);
            View both = new Beside(shown, wide -> more.lines(rest), Stack.of());
            return new Pane(both.lines(page), shown.arrow().orElse(0));
        });
    }

    private static Companion tree(Stepper stepper) {
        View tree = stepper.tree(TreeScope.alongPath())
                .<View>map(known -> TreeView.of(stepper.search(), known))
                .orElseGet(() -> Text.of("Stopped before the tree was known."));
        BiFunction<Page, Integer, Pane> lines = Drawing.of(tree, 1);
        return new Companion(new Drawing(lines, lines.andThen(Optional::of)), 0, false);
    }

    private static Companion marks(Search search) {
        MarksView marks = MarksView.of(search);
        return new Companion(marks(search, marks), marks(search, marks.under(map(search))), 0, true);
    }

    private static Drawing marks(Search search, MarksView marks) {
        int cell = Math.max(0, search.lastCell());
        return new Drawing(
                Drawing.of(marks, placeOf(search)),
                (page, height) -> Optional.of(new Pane(marks.around(cell, page, height), 0)));
    }

    private static Cover map(Search search) {
        return new CellMap(SearchGrid.of(search).geometry());
    }

    /** How far down the board the last move was made, from 0 to 1. */
    static double placeOf(Search search) {
        return Math.max(0, search.lastCell()) / (double) search.position().cellCount();
    }

    /** The same with its map in its place. */
    Companion mapped() {
        return new Companion(map, height, whole);
    }

    /** An answer in its place, seen from its beginning to its end or not at all; nothing else moves for it. */
    Companion saying(View answer) {
        return new Companion(Drawing.beside(Drawing.of(answer, 0)), height, true);
    }

    Pane pane(Page page, int height) {
        return drawing.beside().apply(page, height);
    }

    /** What takes the place of the board; nothing if that stays. */
    Optional<Pane> inPlaceOfBoard(Page page, int height) {
        return drawing.instead().apply(page, height);
    }
}

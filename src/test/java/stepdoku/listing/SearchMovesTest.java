package stepdoku.listing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.search.Move;
import stepdoku.search.QueensPosition;
import stepdoku.search.Search;
import stepdoku.search.Strategies;
import stepdoku.search.Strategy;
import stepdoku.search.SudokuPosition;

/** The search that is stepped makes the moves of the recursion that is shown, one by one. */
class SearchMovesTest {
    static Stream<List<String>> runs() {
        return Boards.runs(20_000);
    }

    @Test
    void everyStrategyHasAListing() {
        List<String> names =
                new ArrayList<>(Strategies.TABLE.stream().map(Strategy::name).toList());
        names.add("queens");
        assertEquals(names, List.copyOf(Listings.TABLE.keySet()));
    }

    @ParameterizedTest
    @MethodSource("runs")
    void theSearchMakesTheMovesOfTheRecursion(List<String> row) {
        Grid grid = Boards.named(row.get(0));
        String strategy = row.get(1);
        Search search =
                new Search(new SudokuPosition(grid), Strategies.find(strategy).orElseThrow());
        Counts counts = Recording.of(strategy).run(grid, follow(search, move -> sudokuText(grid.geometry(), move)));
        assertEquals(counts.placements() + counts.retractions(), search.time());
        assertEquals(counts.solutions() == 1, search.atSolution());
        assertTrue(search.atSolution() || !search.forward());
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 8})
    void theSearchGoesThroughTheSolutionsOfTheQueensAsTheRecursionDoes(int n) {
        Search search = new Search(new QueensPosition(n), Strategies.SCAN);
        Counts counts =
                Recording.of("queens").run(RecursionTest.chessBoard(n), follow(search, SearchMovesTest::queensText));
        assertEquals(counts.solutions(), search.counts().solutions());
        assertEquals(counts.tests(), search.counts().tests());
        assertFalse(search.forward());
    }

    /** Steps the search at every move of the recursion: it must make the same. */
    private static Consumer<Event> follow(Search search, Function<Move, String> text) {
        return event -> {
            if (event.isMove()) {
                assertTrue(search.forward(), event::toString);
                assertEquals(event.toString(), text.apply(search.lastMove().orElseThrow()));
            }
        };
    }

    private static String sudokuText(Geometry geometry, Move move) {
        return move.kind() + " " + geometry.name(move.cell()) + " = " + Digits.symbol(move.value());
    }

    private static String queensText(Move move) {
        return move.kind() + " r" + (move.cell() + 1) + "c" + move.value() + " = Q";
    }
}

package stepdoku.listing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.House;
import stepdoku.search.InnerEvent;
import stepdoku.search.Inside;
import stepdoku.search.QueensPosition;
import stepdoku.search.Search;
import stepdoku.search.Strategies;
import stepdoku.search.SudokuPosition;
import stepdoku.search.Verdict;

/** What is worked out to lie between two moves is what the recursion that is shown does there, in its order. */
class InnerEventsTest {
    static Stream<List<String>> runs() {
        return Boards.runs(5_000);
    }

    @ParameterizedTest
    @MethodSource("runs")
    void callsTestsAndReturnsAreThoseOfTheRecursion(List<String> row) {
        Grid grid = Boards.named(row.get(0));
        Search search =
                new Search(new SudokuPosition(grid), Strategies.find(row.get(1)).orElseThrow());
        Follower follower = new Follower(search, true, sudokuText(grid.geometry()));
        Recording.of(row.get(1)).run(grid, follower::follow);
        follower.assertNothingIsLeft();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 6, 7})
    void theyAreThoseOfTheQueensToo(int n) {
        Search search = new Search(new QueensPosition(n), Strategies.SCAN);
        Follower follower =
                new Follower(search, false, event -> "test r" + (event.cell() + 1) + "c" + event.value() + " = Q");
        Recording.of("queens").run(RecursionTest.chessBoard(n), follower::follow);
        follower.assertNothingIsLeft();
    }

    private static Follower.TestText sudokuText(Geometry geometry) {
        return event -> "test " + geometry.name(event.cell()) + " = " + stepdoku.board.Digits.symbol(event.value());
    }

    // ---- verdicts

    @ParameterizedTest
    @MethodSource("runs")
    void aRejectedDigitIsHeldByThePeerThatIsNamed(List<String> row) {
        Grid grid = Boards.named(row.get(0));
        Search search =
                new Search(new SudokuPosition(grid), Strategies.find(row.get(1)).orElseThrow());
        do {
            int[] held = held(grid, search);
            Inside.after(search).stream()
                    .filter(event -> event.kind() == InnerEvent.Kind.TEST)
                    .forEach(event ->
                            assertEquals(firstHolder(grid.geometry(), held, event), blamed(grid.geometry(), event)));
        } while (search.forward() && search.time() < 500);
    }

    private static int[] held(Grid grid, Search search) {
        int[] held = grid.digits();
        search.path().forEach(call -> held[call.cell()] = call.value());
        return held;
    }

    /** The first of row, column and box that holds the digit, with the cell in it. */
    private static String firstHolder(Geometry geometry, int[] held, InnerEvent event) {
        return Arrays.stream(House.Kind.values())
                .flatMap(
                        kind -> Arrays.stream(geometry.house(kind, event.cell()).cells())
                                .filter(peer -> peer != event.cell() && held[peer] == event.value())
                                .mapToObj(peer -> kind.name() + " " + geometry.name(peer)))
                .findFirst()
                .map(holder -> holder + " " + geometry.name(event.cell()))
                .orElse("no peer");
    }

    private static String blamed(Geometry geometry, InnerEvent event) {
        Verdict verdict = event.verdict();
        if (verdict.cell() < 0) {
            return "no peer";
        }
        return verdict.kind() + " " + geometry.name(verdict.cell()) + " " + geometry.name(event.cell());
    }

    @Test
    void aSafeColumnIsAttackedByNoQueenAndAnUnsafeOneByTheOneThatIsNamed() {
        Search search = new Search(new QueensPosition(7), Strategies.SCAN);
        while (search.forward()) {
            int[] columns = new int[7];
            search.path().forEach(call -> columns[call.cell()] = call.value());
            Inside.after(search).stream()
                    .filter(event -> event.kind() == InnerEvent.Kind.TEST)
                    .forEach(event -> assertQueen(columns, event));
        }
    }

    private static void assertQueen(int[] columns, InnerEvent event) {
        Verdict verdict = event.verdict();
        if (verdict.fits()) {
            for (int row = 0; row < event.cell(); row++) {
                int aside = Math.abs(columns[row] - event.value());
                assertTrue(aside != 0 && aside != event.cell() - row);
            }
        } else {
            int aside = Math.abs(columns[verdict.cell()] - event.value());
            assertTrue(columns[verdict.cell()] > 0);
            assertEquals(verdict.kind() == Verdict.Kind.COLUMN ? 0 : event.cell() - verdict.cell(), aside);
        }
    }
}

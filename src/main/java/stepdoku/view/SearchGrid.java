package stepdoku.view;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import stepdoku.board.Grid;
import stepdoku.search.Call;
import stepdoku.search.Search;
import stepdoku.search.SudokuPosition;

/** The grid on which a search of a sudoku stands: the digits of its path are entries. */
final class SearchGrid {
    private SearchGrid() {}

    static Grid of(Search search) {
        return of(search, search.path());
    }

    /** The grid with the placements of some calls alone. */
    static Grid of(Search search, List<Call> path) {
        Grid start = ((SudokuPosition) search.position()).start();
        int[] digits = start.digits();
        for (Call call : path) {
            digits[call.cell()] = call.value();
        }
        return Grid.of(start.geometry(), digits, givens(start));
    }

    private static BitSet givens(Grid grid) {
        BitSet givens = new BitSet();
        IntStream.range(0, grid.geometry().cellCount()).filter(grid::isGiven).forEach(givens::set);
        return givens;
    }
}

package stepdoku.view;

import java.util.List;
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
        return start.withDigits(digits);
    }
}

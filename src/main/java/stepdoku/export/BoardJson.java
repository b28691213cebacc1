package stepdoku.export;

import java.util.LinkedHashMap;
import java.util.Map;
import stepdoku.board.Digits;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;

/** Boards for other programs: lines of characters, row by row, {@code .} for empty. */
public final class BoardJson {
    private BoardJson() {}

    /** The board as it stands, and its givens alone. */
    public static Json of(Grid grid) {
        return Json.object()
                .with("size", grid.geometry().size())
                .with("board", grid)
                .with("givens", grid.withoutEntries())
                .with("empty", grid.emptyCount());
    }

    /** The candidates of each empty cell: {@code {"r1c3":[1,2,4]}}. */
    public static Json candidates(PencilMarks marks) {
        Map<String, int[]> cells = new LinkedHashMap<>();
        marks.grid()
                .emptyCells()
                .forEach(cell -> cells.put(marks.geometry().name(cell), Digits.members(marks.candidates(cell))));
        return Json.object().with("candidates", cells);
    }
}

package stepdoku.board;

import java.util.ArrayList;
import java.util.List;

/** Two cells of a house that hold the same digit, the one with the smaller number first: a breach of the rules. */
public record Clash(House house, int digit, int first, int second) {

    /** All clashes of a grid, house by house: rows, columns, boxes (LeetCode 36, "Valid Sudoku"). */
    public static List<Clash> in(Grid grid) {
        List<Clash> clashes = new ArrayList<>();
        for (House house : grid.geometry().houses()) {
            addClashes(clashes, grid, house);
        }
        return clashes;
    }

    private static void addClashes(List<Clash> clashes, Grid grid, House house) {
        int[] cells = house.cells();
        for (int i = 0; i < cells.length; i++) {
            for (int j = i + 1; j < cells.length; j++) {
                int digit = grid.digit(cells[i]);
                if (digit != 0 && digit == grid.digit(cells[j])) {
                    clashes.add(new Clash(house, digit, cells[i], cells[j]));
                }
            }
        }
    }

    /** Whether a cell is one of the two. */
    public boolean involves(int cell) {
        return cell == first || cell == second;
    }
}

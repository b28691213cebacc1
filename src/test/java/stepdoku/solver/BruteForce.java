package stepdoku.solver;

import java.util.Collection;
import java.util.TreeSet;
import stepdoku.board.Digits;
import stepdoku.board.Grid;

/** The plain, obvious way to find all solutions: every digit in the first empty cell, then the rest. */
final class BruteForce {
    private BruteForce() {}

    /** The solutions as lines, ascending, but no more than {@code limit}. */
    static Collection<String> solutions(Grid grid, int limit) {
        Collection<String> found = new TreeSet<>();
        search(grid, limit, found);
        return found;
    }

    private static void search(Grid grid, int limit, Collection<String> found) {
        if (grid.isFull()) {
            found.add(grid.toString());
            return;
        }
        int cell = grid.emptyCells().findFirst().orElseThrow();
        for (int digit : Digits.members(grid.candidates(cell))) {
            if (found.size() < limit) {
                search(grid.withEntry(cell, digit), limit, found);
            }
        }
    }
}

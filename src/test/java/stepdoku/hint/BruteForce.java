package stepdoku.hint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import stepdoku.board.Digits;
import stepdoku.board.Grid;

/** The plain search that the tests of this room trust: fewest candidates first, digits in an order of chance or ascending. */
final class BruteForce {
    private final Random random;
    private final int limit;
    private final List<Grid> solutions = new ArrayList<>();

    private BruteForce(int limit, Random random) {
        this.limit = limit;
        this.random = random;
    }

    /** The solutions of a grid, up to a limit. */
    static List<Grid> solutions(Grid grid, int limit) {
        BruteForce search = new BruteForce(limit, null);
        search.dfs(grid);
        return search.solutions;
    }

    /** A solution of a grid that has one, chosen by chance. */
    static Grid anySolution(Grid grid, Random random) {
        BruteForce search = new BruteForce(1, random);
        search.dfs(grid);
        return search.solutions.get(0);
    }

    private void dfs(Grid grid) {
        if (grid.isFull()) {
            solutions.add(grid);
            return;
        }
        int cell = grid.emptyCells()
                .boxed()
                .min((a, b) -> Digits.count(grid.candidates(a)) - Digits.count(grid.candidates(b)))
                .orElseThrow();
        for (int digit : order(grid.candidates(cell))) {
            if (solutions.size() < limit) {
                dfs(grid.withEntry(cell, digit));
            }
        }
    }

    private List<Integer> order(int candidates) {
        List<Integer> digits = new ArrayList<>();
        for (int digit : Digits.members(candidates)) {
            digits.add(digit);
        }
        if (random != null) {
            Collections.shuffle(digits, random);
        }
        return digits;
    }
}

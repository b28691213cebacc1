package stepdoku.hint;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;
import stepdoku.solver.Solver;

/** Boards and pencil marks of chance, for the tests that compare over many. */
final class RandomBoards {
    private RandomBoards() {}

    /** A board with one solution from which no given can be taken away. */
    static Grid minimal(Geometry geometry, Random random) {
        int[] digits = BruteForce.anySolution(Grid.empty(geometry), random).digits();
        List<Integer> cells =
                new ArrayList<>(IntStream.range(0, digits.length).boxed().toList());
        Collections.shuffle(cells, random);
        for (int cell : cells) {
            int digit = digits[cell];
            digits[cell] = 0;
            if (!Solver.solve(Grid.ofGivens(geometry, digits)).isUnique()) {
                digits[cell] = digit;
            }
        }
        return Grid.ofGivens(geometry, digits);
    }

    /** Marks on an empty board, each candidate kept with a probability: they need not have any solution. */
    static PencilMarks marks(Geometry geometry, Random random, double density) {
        int[] masks = new int[geometry.cellCount()];
        for (int cell = 0; cell < masks.length; cell++) {
            for (int digit = 1; digit <= geometry.size(); digit++) {
                masks[cell] |= random.nextDouble() < density ? 1 << digit : 0;
            }
        }
        return Pictures.marks(geometry, masks);
    }

    /** A grid whose cells are all givens but those in a set. */
    static Grid emptied(Grid grid, BitSet cells) {
        int[] digits = grid.digits();
        cells.stream().forEach(cell -> digits[cell] = 0);
        return Grid.ofGivens(grid.geometry(), digits);
    }
}

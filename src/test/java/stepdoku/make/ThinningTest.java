package stepdoku.make;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import stepdoku.board.Geometry;

class ThinningTest {
    private static final Geometry GEOMETRY = Geometry.of(9);

    @Test
    void takingManyAtATimeLeavesWhatTakingOneByOneLeaves() {
        Condition oneSolution = Condition.oneSolution(GEOMETRY);
        FullGrids grids = new FullGrids(GEOMETRY, new SplittableRandom(3));
        for (int seed = 0; seed < 100; seed++) {
            int[] full = grids.next();
            Thinning thinning = new Thinning(GEOMETRY, false, oneSolution, new SplittableRandom(seed));
            int[] expected = oneByOne(full, Order.of(81, new SplittableRandom(seed)), oneSolution);
            assertArrayEquals(expected, thinning.apply(full), "seed " + seed);
        }
    }

    private static int[] oneByOne(int[] full, int[] order, Condition condition) {
        int[] board = full.clone();
        for (int cell : order) {
            board[cell] = 0;
            board[cell] = condition.holds(board) ? 0 : full[cell];
        }
        return board;
    }
}

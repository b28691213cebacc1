package stepdoku.make;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stepdoku.board.Clash;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;

/** Full grids are right, and as even as can be told. */
class FullGridsTest {
    private static final int TINY_GRIDS = 288;
    private static final int DRAWS_OF_EACH = 100;

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 9, 12, 16, 25})
    void everyGridIsFullAndWithoutClash(int size) {
        FullGrids grids = new FullGrids(Geometry.of(size), new SplittableRandom(1));
        for (int i = 0; i < 20; i++) {
            Grid grid = Grid.ofGivens(Geometry.of(size), grids.next());
            assertTrue(grid.isFull());
            assertEquals(List.of(), Clash.in(grid));
        }
    }

    /** The sum of squares is 287 on average, with a standard deviation of 24, when all are equally likely. */
    @Test
    void eachOfThe288TinyGridsComesEquallyOften() {
        FullGrids grids = new FullGrids(Geometry.of(4), new SplittableRandom(2));
        Map<String, Integer> draws = new HashMap<>();
        for (int i = 0; i < TINY_GRIDS * DRAWS_OF_EACH; i++) {
            draws.merge(Arrays.toString(grids.next()), 1, Integer::sum);
        }
        double squares = draws.values().stream()
                .mapToDouble(count -> Math.pow(count - DRAWS_OF_EACH, 2) / DRAWS_OF_EACH)
                .sum();
        assertEquals(TINY_GRIDS, draws.size());
        assertEquals(287, squares, 4 * 24);
    }
}

package stepdoku.make;

import java.util.SplittableRandom;
import stepdoku.board.Geometry;

/**
 * Full grids of one size at random, each as likely as any other, as far as can be told. They come from a walk in small
 * steps: {@link TwoDigits} exchanges two digits where the rules allow it, {@link TwoLines} two rows of a band or two
 * columns of a stack, each part of them or not by the toss of a coin. Every step leads back as easily as there, so a long
 * walk visits all grids that it can reach equally often (N. Metropolis and others, "Equation of State Calculations by Fast
 * Computing Machines", 1953). Then rows, columns and digits are {@linkplain Shuffle shuffled}, so that all the grids that
 * are the same but for such a change come equally often, whatever the walk did.
 *
 * <p>What is measured: of the 288 grids of 4x4 each comes equally often; and four cells that two digits could exchange
 * between them, of which the 9x9 grids have 11.55 on average (by counting all completions of three diagonal boxes, 150
 * times), come 11.57 times here. What is not proven: that the steps lead from every 9x9 grid to every other. Grids that
 * follow each other are very slightly alike. Mutable.
 */
final class FullGrids {
    private final SplittableRandom random;
    private final TwoDigits twoDigits;
    private final TwoLines twoLines;
    private final Shuffle shuffle;
    private final int steps;
    private int[] grid;

    FullGrids(Geometry geometry, SplittableRandom random) {
        this.random = random;
        this.twoDigits = new TwoDigits(geometry, random);
        this.twoLines = new TwoLines(geometry, random);
        this.shuffle = new Shuffle(geometry, random);
        this.steps = 6 * geometry.size();
        this.grid = pattern(geometry);
        walk(50 * steps);
    }

    /** The grid in which each row is the one above, moved on: where the walk begins. */
    private static int[] pattern(Geometry geometry) {
        int[] grid = new int[geometry.cellCount()];
        for (int cell = 0; cell < grid.length; cell++) {
            int row = geometry.row(cell);
            int shift = row % geometry.boxRows() * geometry.boxColumns() + row / geometry.boxRows();
            grid[cell] = 1 + (geometry.column(cell) + shift) % geometry.size();
        }
        return grid;
    }

    /** The next grid, one digit a cell. */
    int[] next() {
        walk(steps);
        grid = shuffle.apply(grid);
        return grid.clone();
    }

    private void walk(int count) {
        for (int i = 0; i < count; i++) {
            twoDigits.step(grid);
            if (random.nextInt(3) == 0) {
                twoLines.step(grid);
            }
        }
    }
}

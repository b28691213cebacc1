package stepdoku.make;

import java.util.SplittableRandom;
import stepdoku.board.Geometry;

/**
 * Changes that keep a full grid right, all by chance: other names for the digits, another order of the bands, of the rows
 * in each band, of the stacks, of the columns in each stack; where boxes are square, rows for columns.
 */
final class Shuffle {
    private final Geometry geometry;
    private final SplittableRandom random;

    Shuffle(Geometry geometry, SplittableRandom random) {
        this.geometry = geometry;
        this.random = random;
    }

    /** A changed copy of a grid. */
    int[] apply(int[] grid) {
        int size = geometry.size();
        int[] rows = lines(geometry.boxRows());
        int[] columns = lines(geometry.boxColumns());
        int[] digits = Order.of(size, random);
        boolean turned = geometry.boxRows() == geometry.boxColumns() && random.nextBoolean();
        int[] changed = new int[grid.length];
        for (int cell = 0; cell < grid.length; cell++) {
            int row = rows[geometry.row(cell)];
            int column = columns[geometry.column(cell)];
            int from = turned ? geometry.cell(column, row) : geometry.cell(row, column);
            changed[cell] = 1 + digits[grid[from] - 1];
        }
        return changed;
    }

    /** An order of the lines in which those of a band, so many, stay together. */
    private int[] lines(int depth) {
        int[] lines = new int[geometry.size()];
        int[] bands = Order.of(lines.length / depth, random);
        for (int band = 0; band < bands.length; band++) {
            int[] inside = Order.of(depth, random);
            for (int i = 0; i < depth; i++) {
                lines[band * depth + i] = bands[band] * depth + inside[i];
            }
        }
        return lines;
    }
}

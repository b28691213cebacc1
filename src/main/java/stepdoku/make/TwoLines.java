package stepdoku.make;

import java.util.SplittableRandom;
import stepdoku.board.Geometry;

/**
 * A step from one full grid to another: two rows of a band, or two columns of a stack, are exchanged in some places. Where
 * they are exchanged, both lines must hold the same digits, so the places hang together in cycles; each is exchanged as a
 * whole or left (I. Wanless, "Cycle switches in Latin squares", 2004).
 */
final class TwoLines {
    private final Geometry geometry;
    private final SplittableRandom random;

    TwoLines(Geometry geometry, SplittableRandom random) {
        this.geometry = geometry;
        this.random = random;
    }

    /** Exchanges two lines that cross the same boxes, each cycle by the toss of a coin. */
    void step(int[] grid) {
        boolean rows = random.nextBoolean();
        int depth = rows ? geometry.boxRows() : geometry.boxColumns();
        int start = random.nextInt(geometry.size() / depth) * depth;
        int one = random.nextInt(depth);
        int other = (one + 1 + random.nextInt(depth - 1)) % depth;
        exchange(grid, line(rows, start + one), line(rows, start + other));
    }

    private int[] line(boolean row, int index) {
        return geometry.houses().get(row ? index : geometry.size() + index).cells();
    }

    private void exchange(int[] grid, int[] line, int[] other) {
        int[] places = places(grid, line);
        boolean[] done = new boolean[line.length];
        for (int start = 0; start < line.length; start++) {
            boolean change = !done[start] && random.nextBoolean();
            for (int i = start; !done[i]; ) {
                done[i] = true;
                int next = places[grid[other[i]]];
                if (change) {
                    swap(grid, line[i], other[i]);
                }
                i = next;
            }
        }
    }

    /** By digit: its place in the line. */
    private static int[] places(int[] grid, int[] line) {
        int[] places = new int[line.length + 1];
        for (int i = 0; i < line.length; i++) {
            places[grid[line[i]]] = i;
        }
        return places;
    }

    private static void swap(int[] grid, int cell, int other) {
        int digit = grid[cell];
        grid[cell] = grid[other];
        grid[other] = digit;
    }
}

package stepdoku.make;

import java.util.Arrays;
import java.util.SplittableRandom;
import stepdoku.board.Geometry;
import stepdoku.board.House;

/**
 * A step from one full grid to another: two digits are exchanged in some of their cells. Each house holds both, so their
 * cells hang together in loops; a loop can be exchanged as a whole, or left (the "Kempe chains" of graph colouring).
 */
final class TwoDigits {
    private static final int KINDS = House.Kind.values().length;

    private final int size;
    private final SplittableRandom random;
    /** The numbers of the three houses of each cell, among all houses. */
    private final int[][] houses;
    /** By house: the cells of the two digits. */
    private final int[] firsts;

    private final int[] seconds;
    private final int[] waiting;
    private final boolean[] done;

    TwoDigits(Geometry geometry, SplittableRandom random) {
        this.size = geometry.size();
        this.random = random;
        this.houses = new int[geometry.cellCount()][KINDS];
        for (int cell = 0; cell < houses.length; cell++) {
            for (House.Kind kind : House.Kind.values()) {
                houses[cell][kind.ordinal()] =
                        kind.ordinal() * size + geometry.house(kind, cell).index();
            }
        }
        this.firsts = new int[KINDS * size];
        this.seconds = new int[KINDS * size];
        this.waiting = new int[2 * KINDS * size];
        this.done = new boolean[geometry.cellCount()];
    }

    /** Exchanges two digits, each loop of their cells by the toss of a coin. */
    void step(int[] grid) {
        int first = 1 + random.nextInt(size);
        int second = 1 + (first + random.nextInt(size - 1)) % size;
        find(grid, first, firsts);
        find(grid, second, seconds);
        Arrays.fill(done, false);
        for (int row = 0; row < size; row++) {
            if (!done[firsts[row]]) {
                loop(grid, firsts[row], random.nextBoolean() ? first ^ second : 0);
            }
        }
    }

    private void find(int[] grid, int digit, int[] cells) {
        for (int cell = 0; cell < grid.length; cell++) {
            if (grid[cell] == digit) {
                for (int house : houses[cell]) {
                    cells[house] = cell;
                }
            }
        }
    }

    /** Changes all cells of a loop: exclusive or with both digits makes one the other. */
    private void loop(int[] grid, int start, int change) {
        int count = 0;
        waiting[count++] = start;
        done[start] = true;
        while (count > 0) {
            int cell = waiting[--count];
            grid[cell] ^= change;
            for (int house : houses[cell]) {
                int partner = firsts[house] ^ seconds[house] ^ cell;
                if (!done[partner]) {
                    done[partner] = true;
                    waiting[count++] = partner;
                }
            }
        }
    }
}

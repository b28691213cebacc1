package stepdoku.board;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The candidates of every empty cell, immutable: at first the digits that no peer holds, then fewer, as deductions
 * eliminate some. A filled cell has none.
 */
public final class PencilMarks {
    private final Grid grid;
    private final int[] masks;

    private PencilMarks(Grid grid, int[] masks) {
        this.grid = grid;
        this.masks = masks;
    }

    /** The marks of a grid by the rules alone. */
    public static PencilMarks of(Grid grid) {
        return new PencilMarks(
                grid,
                IntStream.range(0, grid.geometry().cellCount())
                        .map(cell -> grid.isEmpty(cell) ? grid.candidates(cell) : Digits.NONE)
                        .toArray());
    }

    /** The grid that the marks belong to. */
    public Grid grid() {
        return grid;
    }

    public Geometry geometry() {
        return grid.geometry();
    }

    /** The mask of the candidates of a cell. */
    public int candidates(int cell) {
        return masks[cell];
    }

    public boolean isCandidate(int cell, int digit) {
        return Digits.contains(masks[cell], digit);
    }

    /** The cells of a house in which a digit is a candidate, ascending. */
    public IntStream places(House house, int digit) {
        return Arrays.stream(house.cells()).filter(cell -> isCandidate(cell, digit));
    }

    /** The marks after an entry; what was eliminated elsewhere stays eliminated. */
    public PencilMarks place(int cell, int digit) {
        Grid next = grid.withEntry(cell, digit);
        int[] changed = masks.clone();
        changed[cell] = Digits.NONE;
        for (int peer : geometry().peers(cell)) {
            changed[peer] &= ~Digits.of(digit);
        }
        return new PencilMarks(next, changed);
    }

    /** The marks without one candidate. */
    public PencilMarks eliminate(int cell, int digit) {
        int[] changed = masks.clone();
        changed[cell] &= ~Digits.of(digit);
        return new PencilMarks(grid, changed);
    }

    /** The empty cells that have no candidate left, ascending. */
    public IntStream deadCells() {
        return grid.emptyCells().filter(cell -> masks[cell] == Digits.NONE);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PencilMarks marks && grid.equals(marks.grid) && Arrays.equals(masks, marks.masks);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(masks);
    }
}

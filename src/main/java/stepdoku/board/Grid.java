package stepdoku.board;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * A board with its digits, immutable: each cell is empty, holds a given, or holds an entry of the user. The rules are not
 * enforced here: peers may hold the same digit (see {@link Clash}). Its text form is the line of its cells, row by row,
 * {@code .} for empty.
 */
public final class Grid {
    private final Geometry geometry;
    private final byte[] digits;
    private final BitSet givens;

    private Grid(Geometry geometry, byte[] digits, BitSet givens) {
        this.geometry = geometry;
        this.digits = digits;
        this.givens = givens;
    }

    public static Grid empty(Geometry geometry) {
        return new Grid(geometry, new byte[geometry.cellCount()], new BitSet());
    }

    /** A grid of one digit a cell, 0 for empty; all digits are givens. */
    public static Grid ofGivens(Geometry geometry, int[] digits) {
        BitSet all = new BitSet(digits.length);
        all.set(0, digits.length);
        return of(geometry, digits, all);
    }

    /**
     * A grid of one digit a cell, 0 for empty; the cells in {@code givens} hold givens, the other filled ones entries. A
     * wrong number of cells or a digit beyond the size is an IllegalArgumentException.
     */
    public static Grid of(Geometry geometry, int[] digits, BitSet givens) {
        if (digits.length != geometry.cellCount()) {
            throw new IllegalArgumentException(digits.length + " cells for a board of " + geometry);
        }
        byte[] copy = new byte[digits.length];
        BitSet filledGivens = new BitSet(digits.length);
        for (int cell = 0; cell < digits.length; cell++) {
            copy[cell] = (byte) checked(geometry, digits[cell]);
            filledGivens.set(cell, digits[cell] != 0 && givens.get(cell));
        }
        return new Grid(geometry, copy, filledGivens);
    }

    /**
     * A grid of givens from its text form, {@code .} for empty: 16, 36, 81, 144, 256 or 625 characters. Any other text is
     * an IllegalArgumentException; the tolerant readers of what people paste are in the room {@code format}.
     */
    public static Grid ofLine(String line) {
        Geometry geometry = Geometry.withCells(line.length())
                .orElseThrow(() -> new IllegalArgumentException("no board has " + line.length() + " cells"));
        int[] digits = new int[line.length()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = Digits.parse(line.charAt(cell));
        }
        return ofGivens(geometry, digits);
    }

    private static int checked(Geometry geometry, int digit) {
        if (digit < 0 || digit > geometry.size()) {
            throw new IllegalArgumentException("no digit " + digit + " on a board of " + geometry);
        }
        return digit;
    }

    public Geometry geometry() {
        return geometry;
    }

    /** The digit in a cell, 0 when it is empty. */
    public int digit(int cell) {
        return digits[cell];
    }

    /** The digits of all cells, 0 for empty; a copy. */
    public int[] digits() {
        int[] copy = new int[digits.length];
        for (int cell = 0; cell < copy.length; cell++) {
            copy[cell] = digits[cell];
        }
        return copy;
    }

    public boolean isEmpty(int cell) {
        return digits[cell] == 0;
    }

    public boolean isGiven(int cell) {
        return givens.get(cell);
    }

    public boolean isEntry(int cell) {
        return !isEmpty(cell) && !isGiven(cell);
    }

    public boolean isFull() {
        return emptyCount() == 0;
    }

    public int givenCount() {
        return givens.cardinality();
    }

    public int emptyCount() {
        return (int) emptyCells().count();
    }

    /** The empty cells, ascending. */
    public IntStream emptyCells() {
        return IntStream.range(0, digits.length).filter(this::isEmpty);
    }

    /** The cells with entries, ascending. */
    public IntStream entries() {
        return IntStream.range(0, digits.length).filter(this::isEntry);
    }

    /** The mask of the digits that no peer of the cell holds, whether the cell itself is empty or not. */
    public int candidates(int cell) {
        int held = 0;
        for (int peer : geometry.peers(cell)) {
            held |= Digits.of(digits[peer]);
        }
        return geometry.digits() & ~held;
    }

    /** The same grid with an entry in a cell, in place of an earlier entry if there is one. Givens cannot be changed. */
    public Grid withEntry(int cell, int digit) {
        return with(cell, checked(geometry, digit));
    }

    /** The same grid without the entry in a cell. Givens cannot be changed. */
    public Grid withoutEntry(int cell) {
        return with(cell, 0);
    }

    private Grid with(int cell, int digit) {
        if (isGiven(cell)) {
            throw new IllegalStateException(geometry.name(cell) + " is a given");
        }
        byte[] changed = digits.clone();
        changed[cell] = (byte) digit;
        return new Grid(geometry, changed, givens);
    }

    /** The same givens under other digits, one a cell, 0 for empty: what stands elsewhere are entries. */
    public Grid withDigits(int[] others) {
        return of(geometry, others, givens);
    }

    /** The givens alone. */
    public Grid withoutEntries() {
        byte[] changed = digits.clone();
        entries().forEach(cell -> changed[cell] = 0);
        return new Grid(geometry, changed, givens);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Grid grid
                && geometry == grid.geometry
                && Arrays.equals(digits, grid.digits)
                && givens.equals(grid.givens);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(digits);
    }

    @Override
    public String toString() {
        StringBuilder line = new StringBuilder(digits.length);
        for (byte digit : digits) {
            line.append(Digits.symbol(digit));
        }
        return line.toString();
    }
}

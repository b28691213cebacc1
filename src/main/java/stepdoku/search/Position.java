package stepdoku.search;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A board that a search fills: cells, the values placed in them, and the values that the rules still allow. Cells count
 * from 0, values from 1 up to at most 30; sets of values are masks in which bit v is value v. Mutable, and changed by
 * {@link Search} alone, which takes values back in the reverse order of their placement.
 */
public abstract class Position {
    /** No cell. */
    public static final int NONE = -1;

    private final int valueCount;
    private final int cellCount;
    private final int emptyAtStart;
    /** Bit c of this set, 64 cells a word, says that cell c is empty. */
    private final long[] empty;

    /** A position of so many cells, of which some are empty. */
    Position(int valueCount, int cellCount, IntStream emptyCells) {
        this.valueCount = valueCount;
        this.cellCount = cellCount;
        this.empty = new long[(cellCount + 63) / 64];
        emptyCells.forEach(cell -> empty[cell >> 6] |= 1L << cell);
        this.emptyAtStart = Arrays.stream(empty).mapToInt(Long::bitCount).sum();
    }

    /** The mask of the values that no rule forbids in an empty cell. */
    public abstract int candidates(int cell);

    /** How many cells are filled in the fullest house of a cell; 0 on boards without houses. */
    abstract int fullness(int cell);

    /**
     * A value with one place left in a house, as a {@link Choice} of that cell and that value alone: the first house that
     * has one, and of its values the smallest; {@link #NONE} when there is none.
     */
    abstract long onlyPlace();

    /** The values that stood in the cells before the search, 0 for none; a new array. */
    abstract int[] fixed();

    /** What forbids a value in a cell that the loop passes over, given the values that stand in the cells, 0 for none. */
    abstract Verdict obstacle(int[] held, int cell, int value);

    /** The same board as it was before the search. */
    abstract Position fresh();

    /** The rules that can forbid a value in a cell, in the order in which a test asks them. */
    abstract List<Rule> rules();

    /** The mask of the values that a rule forbids in an empty cell. */
    abstract int forbidden(int cell, Rule rule);

    /** Shows a value in a cell to the rules, or hides it again. */
    abstract void toggle(int cell, int value);

    /** The greatest value: a loop over the values of a cell runs from 1 to this. */
    public final int valueCount() {
        return valueCount;
    }

    public final int cellCount() {
        return cellCount;
    }

    /** How many cells were empty before the search. */
    public final int emptyAtStart() {
        return emptyAtStart;
    }

    /** Whether no value stands in a cell. */
    public final boolean isEmpty(int cell) {
        return (empty[cell >> 6] >>> cell & 1) != 0;
    }

    final void place(int cell, int value) {
        empty[cell >> 6] ^= 1L << cell;
        toggle(cell, value);
    }

    final void retract(int cell, int value) {
        empty[cell >> 6] ^= 1L << cell;
        toggle(cell, value);
    }

    /** How many words the set of the empty cells has, for loops over all of it. */
    final int words() {
        return empty.length;
    }

    /** One word of the set of the empty cells: bit b of word w is cell 64 w + b. */
    final long emptyIn(int word) {
        return empty[word];
    }

    /** The empty cell with the smallest number, or {@link #NONE}. */
    final int firstEmpty() {
        for (int word = 0; word < empty.length; word++) {
            if (empty[word] != 0) {
                return (word << 6) + Long.numberOfTrailingZeros(empty[word]);
            }
        }
        return NONE;
    }

    /** The empty cell with the greatest number, or {@link #NONE}. */
    final int lastEmpty() {
        for (int word = empty.length - 1; word >= 0; word--) {
            if (empty[word] != 0) {
                return (word << 6) + 63 - Long.numberOfLeadingZeros(empty[word]);
            }
        }
        return NONE;
    }

    /** The empty cell with the smallest number above {@code cell}, or {@link #NONE}. */
    final int nextEmpty(int cell) {
        int from = cell + 1;
        int word = from >> 6;
        if (word >= empty.length) {
            return NONE;
        }
        long rest = empty[word] & -1L << from;
        while (rest == 0) {
            if (++word == empty.length) {
                return NONE;
            }
            rest = empty[word];
        }
        return (word << 6) + Long.numberOfTrailingZeros(rest);
    }
}

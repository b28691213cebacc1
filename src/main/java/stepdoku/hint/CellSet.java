package stepdoku.hint;

import java.util.Arrays;
import stepdoku.board.Geometry;

/** A set of cells as a bit set, immutable. Bit c of the words, counted through, is cell c: 81 cells are two words. */
final class CellSet {
    private final long[] words;

    private CellSet(long[] words) {
        this.words = words;
    }

    static CellSet of(Geometry geometry, int... cells) {
        long[] words = new long[(geometry.cellCount() + 63) / 64];
        for (int cell : cells) {
            words[cell >> 6] |= 1L << cell;
        }
        return new CellSet(words);
    }

    /** The set whose bits are these words; the array belongs to the set from then on. */
    static CellSet ofWords(long[] words) {
        return new CellSet(words);
    }

    boolean contains(int cell) {
        return (words[cell >> 6] >>> cell & 1) != 0;
    }

    boolean isEmpty() {
        for (long word : words) {
            if (word != 0) {
                return false;
            }
        }
        return true;
    }

    int count() {
        int count = 0;
        for (long word : words) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /** The smallest member; -1 when there is none. */
    int first() {
        for (int i = 0; i < words.length; i++) {
            if (words[i] != 0) {
                return (i << 6) + Long.numberOfTrailingZeros(words[i]);
            }
        }
        return -1;
    }

    /** The members, ascending. */
    int[] cells() {
        int[] cells = new int[count()];
        int next = 0;
        for (int i = 0; i < words.length; i++) {
            for (long rest = words[i]; rest != 0; rest &= rest - 1) {
                cells[next++] = (i << 6) + Long.numberOfTrailingZeros(rest);
            }
        }
        return cells;
    }

    CellSet and(CellSet other) {
        long[] result = words.clone();
        for (int i = 0; i < result.length; i++) {
            result[i] &= other.words[i];
        }
        return new CellSet(result);
    }

    CellSet or(CellSet other) {
        long[] result = words.clone();
        for (int i = 0; i < result.length; i++) {
            result[i] |= other.words[i];
        }
        return new CellSet(result);
    }

    CellSet without(CellSet other) {
        long[] result = words.clone();
        for (int i = 0; i < result.length; i++) {
            result[i] &= ~other.words[i];
        }
        return new CellSet(result);
    }

    CellSet with(int cell) {
        long[] result = words.clone();
        result[cell >> 6] |= 1L << cell;
        return new CellSet(result);
    }

    CellSet without(int cell) {
        long[] result = words.clone();
        result[cell >> 6] &= ~(1L << cell);
        return new CellSet(result);
    }

    boolean intersects(CellSet other) {
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & other.words[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether three sets have a cell in common. */
    static boolean meet(CellSet a, CellSet b, CellSet c) {
        for (int i = 0; i < a.words.length; i++) {
            if ((a.words[i] & b.words[i] & c.words[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    boolean isWithin(CellSet other) {
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & ~other.words[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CellSet set && Arrays.equals(words, set.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }
}

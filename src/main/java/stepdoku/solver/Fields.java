package stepdoku.solver;

/**
 * Arithmetic on all fields of a word at once. A word is a long of nine fields, a field six bits: five candidates and,
 * above them, a free bit that is 0 between two operations. The free bit keeps a carry or a borrow inside its field, and is
 * where the answers appear (Warren, "Hacker's Delight", 2002; Knuth, "The Art of Computer Programming", 7.1.3).
 */
final class Fields {
    /** Bits from one field to the next, and in how many fields. */
    static final int WIDTH = 6;

    static final int COUNT = 9;

    /** The lowest bit of each field: times a number below 64, it repeats that number in all fields. */
    static final long LOWEST = 0b000001_000001_000001_000001_000001_000001_000001_000001_000001L;

    /** The five candidates of each field. */
    static final long ALL = 31 * LOWEST;

    /** The free bit of each field. */
    static final long FREE = 32 * LOWEST;

    private Fields() {}

    /** Flags the fields that have a candidate: to add 31 carries into the free bit unless the field is 0. */
    static long nonEmpty(long word) {
        return word + ALL & FREE;
    }

    /** All candidates of the flagged fields: 100000 - 000001 = 011111. */
    static long flagged(long flags) {
        return flags - (flags >>> 5);
    }

    /** Every field without its lowest candidate: {@code x & x - 1}; the free bit lends to the fields that are 0. */
    static long withoutLowest(long word) {
        return word & (word | FREE) - LOWEST;
    }

    /** Where the field of a bit starts. */
    static int start(long bit) {
        return Long.numberOfTrailingZeros(bit) / WIDTH * WIDTH;
    }

    /** All candidates of the field that starts at a bit. */
    static long at(int start) {
        return 31L << start;
    }
}

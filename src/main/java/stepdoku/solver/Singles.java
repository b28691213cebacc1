package stepdoku.solver;

/**
 * What cells and boxes say, for all digits at once: a digit with one place in a box is placed, so the other digits leave
 * that cell (hidden single); a cell with one candidate is filled, so the digit leaves the other cells of the box (naked
 * single). Rows and columns are left to {@link LockedLines}.
 */
final class Singles {
    /** No board has this sum. */
    static final long CONTRADICTION = -1;

    private static final int PLACES = Candidates.PLACES;

    private final long[] manyAt = new long[PLACES];
    private long unfilled;

    /**
     * Narrows the words once. Returns their sum, or {@link #CONTRADICTION} when a cell has no candidate or a digit no
     * place in a box. Candidates only ever vanish, and every one that does makes the sum smaller (it cannot overflow: 18
     * words of 54 bits), so an equal sum means that nothing has changed.
     */
    long narrow(long[] words) {
        long once = 0, twice = 0, naked = 0;
        long highOnce = 0, highTwice = 0, highNaked = 0;
        long filled = Fields.FREE;
        long several = 0;
        for (int place = 0; place < PLACES; place++) {
            long low = words[place], high = words[place + PLACES];
            twice |= once & low;
            once |= low;
            highTwice |= highOnce & high;
            highOnce |= high;
            // Digits i and 5 + i have the same bit, so two of a cell are two bits in one half or one bit in both.
            long either = low | high;
            long many = Fields.nonEmpty(Fields.withoutLowest(either) | low & high);
            filled &= either + Fields.ALL;
            several |= many;
            manyAt[place] = Fields.flagged(many);
            naked |= low & ~manyAt[place];
            highNaked |= high & ~manyAt[place];
        }
        unfilled = several;
        if (once != Candidates.LOW || highOnce != Candidates.HIGH || filled != Fields.FREE) {
            return CONTRADICTION;
        }
        long sum = 0;
        for (int place = 0; place < PLACES; place++) {
            long low = words[place], high = words[place + PLACES];
            long hidden = low & ~twice, highHidden = high & ~highTwice;
            long others = ~Fields.flagged(Fields.nonEmpty(hidden | highHidden));
            low = (low & others | hidden) & ~(naked & manyAt[place]);
            high = (high & others | highHidden) & ~(highNaked & manyAt[place]);
            words[place] = low;
            words[place + PLACES] = high;
            sum += low + high;
        }
        return sum;
    }

    /** Whether every cell had just one candidate when {@link #narrow} began. */
    boolean allFilled() {
        return unfilled == 0;
    }
}

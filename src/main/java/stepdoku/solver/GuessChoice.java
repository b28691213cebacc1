package stepdoku.solver;

/**
 * Chooses the next guess: a candidate that may or may not be true.
 *
 * <p>First choice is the cell whose guesses have failed last, while it has two candidates: if the reason lay there, it
 * fails again at once, and what was guessed in between need not be tried in all combinations (Lecoutre, Sais, Tabary and
 * Vidal, "Reasoning from Last Conflicts in Constraint Programming", 2009). When a search drags on, that cell may have more
 * candidates; the board that Norvig's program needed 1439 seconds to refute then takes a few milliseconds.
 *
 * <p>Else it is a cell with two candidates. Either way something follows, and the more so, the more peers hold one of the
 * two digits; a peer that has two candidates itself is filled at once and counts threefold. On hard boards this saves a
 * third of the guesses against the first such cell. To look at a few cells is enough, and cheaper than to look at all.
 * Where half of the board is filled and few guesses were made, a wrong one costs less than to compare cells: the first will
 * do. Boards with several solutions are mostly of that kind.
 */
final class GuessChoice {
    private static final int PLACES = Candidates.PLACES;
    private static final int CELLS_TO_LOOK_AT = 6;
    private static final int GUESSES_THAT_DRAG_ON = 1000;
    private static final int GUESSES_THAT_ARE_FEW = 16;
    private static final int HALF_OF_THE_BOARD = 40;
    private static final int NOWHERE = -1;
    private static final long[] PEERS = peers();

    private final long[] pairsAt = new long[PLACES];
    private int unfilled;
    private int word;
    private long bit;
    private int failedPlace;
    private int failedStart = NOWHERE;

    /** The word of the chosen candidate. */
    int word() {
        return word;
    }

    /** The bit of the chosen candidate in its word. */
    long bit() {
        return bit;
    }

    /** Forgets what has failed, for a new board. */
    void forget() {
        failedStart = NOWHERE;
    }

    /** Remembers a guess that was wrong either way. */
    void failed(int word, long bit) {
        failedPlace = word % PLACES;
        failedStart = Fields.start(bit);
    }

    void choose(long[] words, long guessesSoFar) {
        if (failedStart != NOWHERE && mayFailAgain(words, guessesSoFar)) {
            take(words, failedPlace, failedStart);
        } else if (!findPairs(words)) {
            chooseFewest(words);
        } else if (guessesSoFar < GUESSES_THAT_ARE_FEW && unfilled <= HALF_OF_THE_BOARD) {
            takeFirstPair(words);
        } else {
            chooseAmongPairs(words);
        }
    }

    private boolean mayFailAgain(long[] words, long guessesSoFar) {
        int candidates = count(words, failedPlace, failedStart);
        return candidates == 2 || candidates > 2 && guessesSoFar > GUESSES_THAT_DRAG_ON;
    }

    /** Flags the cells with two candidates; whether there are any. Counts those with more than one as well. */
    private boolean findPairs(long[] words) {
        long any = 0;
        unfilled = 0;
        for (int place = 0; place < PLACES; place++) {
            long low = words[place], high = words[place + PLACES];
            long second = Fields.withoutLowest(low | high);
            long third = Fields.withoutLowest(second);
            // Two bits in different positions, or the same bit in both halves; not both, and no third bit.
            pairsAt[place] = (Fields.nonEmpty(second) ^ Fields.nonEmpty(low & high)) & ~Fields.nonEmpty(third);
            any |= pairsAt[place];
            unfilled += Long.bitCount(Fields.nonEmpty(second | low & high));
        }
        return any != 0;
    }

    private void takeFirstPair(long[] words) {
        int place = 0;
        while (pairsAt[place] == 0) {
            place++;
        }
        take(words, place, Long.numberOfTrailingZeros(pairsAt[place]) - 5);
    }

    private void chooseAmongPairs(long[] words) {
        int best = -1;
        int seen = 0;
        for (int place = 0; place < PLACES && seen < CELLS_TO_LOOK_AT; place++) {
            for (long pairs = pairsAt[place]; pairs != 0; pairs &= pairs - 1) {
                int start = Long.numberOfTrailingZeros(pairs) - 5;
                int reach = reach(words, place, start);
                seen++;
                if (reach > best) {
                    best = reach;
                    take(words, place, start);
                }
            }
        }
    }

    private int reach(long[] words, int place, int start) {
        long digits = (words[place] >>> start & 31) * Fields.LOWEST;
        long highDigits = (words[place + PLACES] >>> start & 31) * Fields.LOWEST;
        int at = indexOfPeers(place, start / Fields.WIDTH);
        int reach = 0;
        for (int other = 0; other < PLACES; other++) {
            long held = (words[other] & digits | words[other + PLACES] & highDigits) & PEERS[at + other];
            long holders = Fields.nonEmpty(held);
            reach += Long.bitCount(holders) + 2 * Long.bitCount(holders & pairsAt[other]);
        }
        return reach;
    }

    private void chooseFewest(long[] words) {
        int fewest = Integer.MAX_VALUE;
        for (int place = 0; place < PLACES; place++) {
            for (int start = 0; start < Fields.WIDTH * Fields.COUNT; start += Fields.WIDTH) {
                int count = count(words, place, start);
                if (count > 1 && count < fewest) {
                    fewest = count;
                    take(words, place, start);
                }
            }
        }
    }

    private static int count(long[] words, int place, int start) {
        long cell = Fields.at(start);
        return Long.bitCount(words[place] & cell) + Long.bitCount(words[place + PLACES] & cell);
    }

    /** Takes the lowest candidate of a cell. */
    private void take(long[] words, int place, int start) {
        long low = words[place] & Fields.at(start);
        long high = words[place + PLACES] & Fields.at(start);
        word = low != 0 ? place : place + PLACES;
        bit = Long.lowestOneBit(low != 0 ? low : high);
    }

    private static int indexOfPeers(int place, int field) {
        return (place * Fields.COUNT + field) * PLACES;
    }

    /** For each cell, its peers in the nine words of a half; the cell itself among them, which is the same for all. */
    private static long[] peers() {
        long[] peers = new long[PLACES * Fields.COUNT * PLACES];
        for (int place = 0; place < PLACES; place++) {
            for (int field = 0; field < Fields.COUNT; field++) {
                for (int other = 0; other < PLACES; other++) {
                    peers[indexOfPeers(place, field) + other] = peersAt(place, field, other);
                }
            }
        }
        return peers;
    }

    private static long peersAt(int place, int field, int other) {
        boolean sameRow = place / 3 == other / 3;
        boolean sameColumn = place % 3 == other % 3;
        long peers = 0;
        for (int box = 0; box < Fields.COUNT; box++) {
            boolean sameBand = box % 3 == field % 3;
            boolean sameStack = box / 3 == field / 3;
            if (sameRow && sameBand || sameColumn && sameStack || box == field) {
                peers |= Fields.at(Fields.WIDTH * box);
            }
        }
        return peers;
    }
}

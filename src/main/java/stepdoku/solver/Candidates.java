package stepdoku.solver;

import java.util.stream.IntStream;

/**
 * The candidates of a 9x9 board in eighteen longs, laid out so that a few operations treat all houses and digits at once.
 *
 * <pre>
 * place   where a cell lies in its box: 3 * row in the box + column in the box, 0 to 8
 * word    the candidates of the nine cells, one a box, that lie at the same place
 * half    words 0 to 8 have the digits 1 to 5, words 9 to 17 the digits 6 to 9; word p + 9 has the cells of word p
 * field   the part of a word that belongs to one cell (see {@link Fields})
 * band    three boxes side by side; stack: three boxes one above the other
 *
 * bit     53     48 47     42 41     36 35     30 29     24 23     18 17     12 11      6 5       0
 * field   .54321    .54321    .54321    .54321    .54321    .54321    .54321    .54321    .54321
 * band       3         2         1         3         2         1         3         2         1
 * stack                3                             2                             1
 * </pre>
 *
 * Why so: what is needed most is to compare rows, columns and bands with each other, and to ask of a box where a digit
 * may go. Rows and columns of a box are different words, so this takes no shifts; bands and stacks are shifts by 6 and 18
 * bits. T. Dillon lays his candidates out box by box for vector registers ("Tdoku: A Fast Sudoku Solver", 2019); this is
 * the same thought for plain longs.
 */
final class Candidates {
    static final int PLACES = 9;
    static final int WORDS = 2 * PLACES;

    /** All candidates that a word of the low half may have, and of the high half. */
    static final long LOW = 31 * Fields.LOWEST;

    static final long HIGH = 15 * Fields.LOWEST;

    /** The cell that lies at a place of the box of a field, both at {@code 9 * place + field}. */
    private static final int[] CELLS = IntStream.range(0, PLACES * Fields.COUNT)
            .map(i -> cell(i / Fields.COUNT, i % Fields.COUNT))
            .toArray();

    /** The words; they are open to the classes that deduce and choose. */
    final long[] words = new long[WORDS];

    /** Starts with the 81 digits of a board, row by row, 0 for empty. Of the peers only the box knows them yet. */
    void load(int[] board) {
        long lowDigits = 0;
        long highDigits = 0;
        for (int place = 0; place < PLACES; place++) {
            loadWords(board, place);
            lowDigits |= words[place];
            highDigits |= words[place + PLACES];
        }
        for (int place = 0; place < PLACES; place++) {
            long empty = ~Fields.flagged(Fields.nonEmpty(words[place] | words[place + PLACES]));
            words[place] |= LOW & empty & ~lowDigits;
            words[place + PLACES] |= HIGH & empty & ~highDigits;
        }
    }

    private void loadWords(int[] board, int place) {
        long low = 0;
        long high = 0;
        for (int field = Fields.COUNT - 1; field >= 0; field--) {
            int digit = 1 << board[CELLS[place * Fields.COUNT + field]] >> 1;
            low = low << Fields.WIDTH | digit & 31;
            high = high << Fields.WIDTH | digit >> 5;
        }
        words[place] = low;
        words[place + PLACES] = high;
    }

    /** The 81 digits of a full board, row by row. */
    static int[] digits(long[] words) {
        int[] digits = new int[Fields.COUNT * PLACES];
        for (int place = 0; place < PLACES; place++) {
            for (int field = 0; field < Fields.COUNT; field++) {
                long low = words[place] >>> Fields.WIDTH * field & 31;
                long high = words[place + PLACES] >>> Fields.WIDTH * field & 15;
                digits[CELLS[place * Fields.COUNT + field]] = 1 + Long.numberOfTrailingZeros(low | high << 5);
            }
        }
        return digits;
    }

    /** Places the digit of one bit: out of its cell go the other digits, out of the other cells of its box this one. */
    void place(int word, long bit) {
        long cell = Fields.at(Fields.start(bit));
        int place = word % PLACES;
        int half = word - place;
        for (int other = half; other < half + PLACES; other++) {
            words[other] &= ~bit;
        }
        words[place] &= ~cell;
        words[place + PLACES] &= ~cell;
        words[word] |= bit;
    }

    void eliminate(int word, long bit) {
        words[word] &= ~bit;
    }

    private static int cell(int place, int field) {
        int row = field % 3 * 3 + place / 3;
        int column = field / 3 * 3 + place % 3;
        return 9 * row + column;
    }
}

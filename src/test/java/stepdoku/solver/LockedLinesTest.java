package stepdoku.solver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** The words of {@link LockedLines} against the plain rule, applied to one digit in one band or stack at a time. */
class LockedLinesTest {
    private static final int[][] ASSIGNMENTS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    @Test
    void keepsWhatTakesPartInACompleteAssignment() {
        Random random = new Random(27);
        System.out.println("words from seed 27");
        for (int i = 0; i < 2000; i++) {
            long[] words = random.longs(9)
                    .map(word -> word & random.nextLong() & Fields.ALL)
                    .toArray();
            long[] expected = words.clone();
            narrowPlainly(expected, true);
            narrowPlainly(expected, false);

            LockedLines.narrow(words, 0);

            assertArrayEquals(expected, words);
        }
    }

    private static void narrowPlainly(long[] words, boolean byRows) {
        for (int digit = 0; digit < 5; digit++) {
            for (int chute = 0; chute < 3; chute++) {
                narrowChute(words, byRows, chute, digit);
            }
        }
    }

    /** A chute is a band (by rows) or a stack (by columns); entry [line][box] of the table. */
    private static void narrowChute(long[] words, boolean byRows, int chute, int digit) {
        boolean[][] kept = new boolean[3][3];
        for (int[] boxOfLine : ASSIGNMENTS) {
            boolean complete = true;
            for (int line = 0; line < 3; line++) {
                complete &= hasEntry(words, byRows, chute, digit, line, boxOfLine[line]);
            }
            for (int line = 0; line < 3; line++) {
                kept[line][boxOfLine[line]] |= complete;
            }
        }
        for (int line = 0; line < 3; line++) {
            for (int box = 0; box < 3; box++) {
                for (int across = 0; across < 3 && !kept[line][box]; across++) {
                    words[word(byRows, line, across)] &= ~bit(byRows, chute, box, digit);
                }
            }
        }
    }

    private static boolean hasEntry(long[] words, boolean byRows, int chute, int digit, int line, int box) {
        long bit = bit(byRows, chute, box, digit);
        boolean entry = false;
        for (int across = 0; across < 3; across++) {
            entry |= (words[word(byRows, line, across)] & bit) != 0;
        }
        return entry;
    }

    private static int word(boolean byRows, int line, int across) {
        return byRows ? 3 * line + across : 3 * across + line;
    }

    private static long bit(boolean byRows, int chute, int box, int digit) {
        int band = byRows ? chute : box;
        int stack = byRows ? box : chute;
        return 1L << 18 * stack + 6 * band + digit;
    }
}

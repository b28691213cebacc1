package stepdoku.board;

/**
 * Sets of digits as bit masks, and the symbols that stand for digits in text: bit d of a mask is digit d, bit 0 is
 * never used. {@code {1, 4}} is the mask {@code 0b10010}; the symbols are {@code 1}-{@code 9}, then {@code A}-{@code P}
 * for 10 to 25.
 */
public final class Digits {
    /** The set without members. */
    public static final int NONE = 0;

    private static final String SYMBOLS = ".123456789ABCDEFGHIJKLMNOP";

    private Digits() {}

    /** All digits from 1 to {@code size}. */
    public static int all(int size) {
        return (2 << size) - 2;
    }

    public static int of(int digit) {
        return 1 << digit;
    }

    public static boolean contains(int mask, int digit) {
        return (mask >>> digit & 1) != 0;
    }

    public static int count(int mask) {
        return Integer.bitCount(mask);
    }

    /** The smallest member; of the empty set, 32. */
    public static int lowest(int mask) {
        return Integer.numberOfTrailingZeros(mask);
    }

    /** The largest member; of the empty set, -1. */
    public static int highest(int mask) {
        return 31 - Integer.numberOfLeadingZeros(mask);
    }

    /** The members greater than {@code digit}. */
    public static int above(int mask, int digit) {
        return mask & (-2 << digit);
    }

    /** The members smaller than {@code digit}. */
    public static int below(int mask, int digit) {
        return mask & ((1 << digit) - 1);
    }

    /** The members in ascending order. */
    public static int[] members(int mask) {
        int[] members = new int[count(mask)];
        int rest = mask;
        for (int i = 0; i < members.length; i++) {
            members[i] = lowest(rest);
            rest &= rest - 1;
        }
        return members;
    }

    /** The character for a digit, {@code .} for 0. */
    public static char symbol(int digit) {
        return SYMBOLS.charAt(digit);
    }

    /** The digit that a character stands for, in either case; 0 when it is no digit of any size. */
    public static int parse(char symbol) {
        if ('1' <= symbol && symbol <= '9') {
            return symbol - '0';
        }
        char letter = Character.toUpperCase(symbol);
        return 'A' <= letter && letter <= 'P' ? letter - 'A' + 10 : 0;
    }

    /** The symbols of the members, ascending: {@code 147}. */
    public static String text(int mask) {
        StringBuilder text = new StringBuilder();
        for (int digit : members(mask)) {
            text.append(symbol(digit));
        }
        return text.toString();
    }
}

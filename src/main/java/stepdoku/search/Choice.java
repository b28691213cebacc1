package stepdoku.search;

/**
 * What a strategy answers: a cell, and the mask of the values that may be tried there, packed into one long so that the
 * engine makes no garbage. A mask without members is a dead end.
 */
public final class Choice {
    private Choice() {}

    public static long of(int cell, int values) {
        return (long) cell << 32 | values;
    }

    public static int cell(long choice) {
        return (int) (choice >>> 32);
    }

    public static int values(long choice) {
        return (int) choice;
    }
}

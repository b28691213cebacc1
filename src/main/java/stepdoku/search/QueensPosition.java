package stepdoku.search;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The board of the N queens: one queen a row, so a cell is a row and its value the column of its queen, and no two queens
 * share a column or a diagonal. The sets of attacked columns and diagonals are masks, as in the occupancy tables of the
 * sudoku.
 */
public final class QueensPosition extends Position {
    /** The largest board: its columns must fit a mask. */
    public static final int MAX_SIZE = 30;

    private final int columns;
    /** Bit v of this mask says that column v has a queen. */
    private int held;
    /** Bit (row + column) says that this falling-left diagonal has a queen. */
    private long rising;
    /** Bit (row - column + size) says that this falling-right diagonal has a queen. */
    private long falling;

    /** An empty board; a size outside 1 to {@link #MAX_SIZE} is an IllegalArgumentException. */
    public QueensPosition(int size) {
        super(checked(size), size, IntStream.range(0, size));
        this.columns = (2 << size) - 2;
    }

    private static int checked(int size) {
        if (size < 1 || size > MAX_SIZE) {
            throw new IllegalArgumentException("no board of " + size + " queens");
        }
        return size;
    }

    @Override
    Position fresh() {
        return new QueensPosition(valueCount());
    }

    @Override
    List<Rule> rules() {
        return List.of(Rule.COLUMN, Rule.DIAGONAL);
    }

    @Override
    int forbidden(int row, Rule rule) {
        return columns & (rule == Rule.COLUMN ? held : onDiagonals(row));
    }

    @Override
    public int candidates(int row) {
        return columns & ~(held | onDiagonals(row));
    }

    /** The columns of a row that are attacked along diagonals. */
    private int onDiagonals(int row) {
        // Shifted by the row, bit (row + column) comes to stand at bit column; the falling ones are mirrored first.
        int attackedByRising = (int) (rising >>> row);
        int attackedByFalling = (int) (Long.reverse(falling) >>> 63 - valueCount() - row);
        return attackedByRising | attackedByFalling;
    }

    @Override
    int fullness(int row) {
        return 0;
    }

    @Override
    long onlyPlace() {
        int once = 0;
        int twice = 0;
        for (int row = firstEmpty(); row != NONE; row = nextEmpty(row)) {
            int candidates = candidates(row);
            twice |= once & candidates;
            once |= candidates;
        }
        int single = once & ~twice;
        return single == 0 ? NONE : place(single & -single);
    }

    private long place(int column) {
        int row = firstEmpty();
        while ((candidates(row) & column) == 0) {
            row = nextEmpty(row);
        }
        return Choice.of(row, column);
    }

    @Override
    int[] fixed() {
        return new int[cellCount()];
    }

    /** The nearest queen that attacks, as the listing looks for it. */
    @Override
    Verdict obstacle(int[] held, int row, int column) {
        for (int away = 1; away < cellCount(); away++) {
            for (int other : new int[] {row - away, row + away}) {
                int aside =
                        other < 0 || other >= cellCount() || held[other] == 0 ? NONE : Math.abs(held[other] - column);
                if (aside == 0 || aside == away) {
                    return new Verdict(aside == 0 ? Verdict.Kind.COLUMN : Verdict.Kind.DIAGONAL, other);
                }
            }
        }
        return Verdict.NOT_CHOSEN;
    }

    @Override
    void toggle(int row, int column) {
        held ^= 1 << column;
        rising ^= 1L << row + column;
        falling ^= 1L << row - column + valueCount();
    }
}

package stepdoku.board;

import java.util.Locale;

/** A row, column or box: the cells that must hold each digit once. Its text form is {@code row 3}. */
public final class House {
    /** The three kinds of house, in the order in which they are looked at everywhere. */
    public enum Kind {
        ROW,
        COLUMN,
        BOX;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Kind kind;
    private final int index;
    private final int[] cells;

    House(Kind kind, int index, int[] cells) {
        this.kind = kind;
        this.index = index;
        this.cells = cells;
    }

    public Kind kind() {
        return kind;
    }

    /** Its place among the houses of its kind, from 0; boxes are counted row by row. */
    public int index() {
        return index;
    }

    /** Its cells in ascending order. The array is shared: read it only. */
    public int[] cells() {
        return cells;
    }

    @Override
    public String toString() {
        return kind + " " + (index + 1);
    }
}

package stepdoku.search;

import java.util.Locale;

/** Why a value may be forbidden in a cell: the same value stands already on such a line or in such a region. */
public enum Rule {
    ROW,
    COLUMN,
    BOX,
    DIAGONAL;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

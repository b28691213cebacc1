package stepdoku.search;

/**
 * The outcome of a test: whether a value may be tried in a cell, and if not what forbids it. A cell is named only where one
 * is to blame: the peer that holds the digit, the row of the queen that attacks.
 */
public record Verdict(Kind kind, int cell) {

    /** What a test finds: of row, column and box the first that holds the value. */
    public enum Kind {
        FITS,
        ROW,
        COLUMN,
        BOX,
        DIAGONAL,
        /** No rule forbids it, but the strategy wants another value alone. */
        NOT_CHOSEN
    }

    static final Verdict FITS = new Verdict(Kind.FITS, Position.NONE);
    static final Verdict NOT_CHOSEN = new Verdict(Kind.NOT_CHOSEN, Position.NONE);

    public boolean fits() {
        return kind == Kind.FITS;
    }
}

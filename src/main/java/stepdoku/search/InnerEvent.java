package stepdoku.search;

/**
 * Something that the recursion does between two moves. {@code level} counts calls from 0; the cell is that of the call,
 * {@link Position#NONE} when it found none to fill; the value is the one tested or, on the way up from a solution, the one
 * that stays on the board, else 0.
 */
public record InnerEvent(Kind kind, int level, int cell, int value, Verdict verdict) {

    /** What the recursion does. */
    public enum Kind {
        /** A call begins and chooses its cell. */
        CALL,
        /** The loop has reached a value: may it be tried? */
        TEST,
        /** The loop is through: the call returns false. */
        GIVE_UP,
        /** There was no cell to fill: the call returns true. */
        SOLVED,
        /** The inner call has found the solution: this one returns true as well. */
        PASS_ON
    }

    static InnerEvent call(int level, int cell) {
        return new InnerEvent(Kind.CALL, level, cell, 0, Verdict.FITS);
    }

    static InnerEvent test(int level, int cell, int value, Verdict verdict) {
        return new InnerEvent(Kind.TEST, level, cell, value, verdict);
    }

    static InnerEvent giveUp(int level, int cell) {
        return new InnerEvent(Kind.GIVE_UP, level, cell, 0, Verdict.FITS);
    }

    static InnerEvent solved(int level) {
        return new InnerEvent(Kind.SOLVED, level, Position.NONE, 0, Verdict.FITS);
    }

    static InnerEvent passOn(Call call) {
        return new InnerEvent(Kind.PASS_ON, call.level(), call.cell(), call.value(), Verdict.FITS);
    }
}

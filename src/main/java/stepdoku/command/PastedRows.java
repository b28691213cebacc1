package stepdoku.command;

import stepdoku.format.Pasted;

/** The rows of a board that is typed or pasted line by line. Mutable. */
final class PastedRows {
    private String rows = "";

    /** Whether a board has begun. */
    boolean haveBegun() {
        return !rows.isEmpty();
    }

    /** What they are together with one more line, which is kept unless that is no board. */
    Pasted with(String line) {
        String more = haveBegun() ? rows + "\n" + line : line;
        Pasted kind = Pasted.of(more);
        if (kind != Pasted.NO_BOARD) {
            rows = more;
        }
        return kind;
    }

    void forget() {
        rows = "";
    }

    /** All of them, and then there are none. */
    String take() {
        String all = rows;
        forget();
        return all;
    }
}

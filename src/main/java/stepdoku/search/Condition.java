package stepdoku.search;

import java.util.List;

/**
 * When a search shall stop: a conjunction of terms, with the words in which it was asked for: {@code retract r1c7}. One
 * that names cells is meant for a board: {@code 9x9}, {@code 8 queens}.
 */
public final class Condition {
    private final String text;
    /** Empty for every board. */
    private final String board;

    private final Filter filter = new Filter();

    /** A condition that names no cells. */
    public Condition(String text, List<Term> terms) {
        this(text, terms, "");
    }

    /** A condition that names cells of a board. */
    public Condition(String text, List<Term> terms, String board) {
        this.text = text;
        this.board = board;
        terms.forEach(term -> term.narrow(filter));
    }

    /** Whether it names no cells, or those of this board. */
    public boolean isFor(String other) {
        return board.isEmpty() || board.equals(other);
    }

    /** Whether it is true of the move that led a search to where it stands. */
    public boolean holds(Search search) {
        return filter.passes(search);
    }

    @Override
    public String toString() {
        return text;
    }
}

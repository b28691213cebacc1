package stepdoku.search;

import java.util.List;

/**
 * When a search shall stop: a conjunction of terms, with the words in which it was asked for: {@code retract r1c7}. One
 * that names cells is meant for a board: {@code 9x9}, {@code 8 queens}.
 */
public final class Condition {
    private final String text;
    private final String board;
    private final boolean namesCells;
    private final Filter filter = new Filter();

    /** A condition for every board. */
    public Condition(String text, List<Term> terms) {
        this(text, terms, "", false);
    }

    /** A condition in the words of a board; when it names cells, it is meant for that board alone. */
    public Condition(String text, List<Term> terms, String board, boolean namesCells) {
        this.text = text;
        this.board = board;
        this.namesCells = namesCells;
        terms.forEach(term -> term.narrow(filter));
    }

    /** Whether it names no cells, or those of this board. */
    public boolean isFor(String other) {
        return !namesCells || board.equals(other);
    }

    /** The board in whose words it is written. */
    public String board() {
        return board;
    }

    /** Whether it can be true of a move at all. */
    public boolean isPossible() {
        return filter.isPossible();
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

package stepdoku.view;

/** What a piece of a picture is, as far as its look depends on it; the {@link Theme} says how it looks. */
public enum Role {
    /** Text that is nothing special. */
    PLAIN,
    /** A digit that the board came with. */
    GIVEN,
    /** A digit that the user has set. */
    ENTRY,
    /** A digit on the path of the search. */
    PLACED,
    /** The digit that the last move placed. */
    CHANGED,
    /** The cell whose digit the last move took back. */
    TAKEN_BACK,
    /** A digit that breaks the rules. */
    CLASH,
    /** A cell to look at. */
    HIGHLIGHT,
    /** An empty cell. */
    EMPTY,
    /** A peer that holds the digit which is tried, and so forbids it. */
    FORBIDDING,
    /** An empty cell that could take the digit which is looked at. */
    POSSIBLE,
    /** An empty square that a queen attacks. */
    ATTACKED,
    CANDIDATE,
    FRAME,
    /** The arrow at the line or the row where the search stands. */
    ARROW,
    /** The line at the arrow. */
    CURRENT,
    /** What can be overlooked: labels, numbers of rows and columns. */
    DIM,
    TITLE,
    GOOD,
    BAD,
    ACCENT
}

package stepdoku.view;

/** How much is shown where a search stands. */
public enum Detail {
    /** The move, why it was made, the board beside the source, the path and the counters. */
    FULL,
    /** The same without the source. */
    BOARD,
    /** The move alone. */
    LINE,
    NONE
}

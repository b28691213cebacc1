package stepdoku.view;

/** What stands beside the board on the stepper's screen. */
public enum Aside {
    /** The recursive source with the arrow. */
    SOURCE,
    /** The search tree around the path. */
    TREE,
    /** The board with the candidates of its empty cells. */
    MARKS
}

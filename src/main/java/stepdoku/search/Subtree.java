package stepdoku.search;

/**
 * What a placement has cost: the moves from it to its retraction, both counted, and the solutions that stood on the way.
 * When the counting was cut off there were more.
 */
public record Subtree(long moves, long solutions, boolean whole) {
    /** Of a value that was not placed. */
    static final Subtree NONE = new Subtree(0, 0, true);
}

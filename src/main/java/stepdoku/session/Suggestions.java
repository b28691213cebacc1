package stepdoku.session;

/** Where the rest of a line that has begun is suggested from. */
public enum Suggestions {
    /** From the lines typed before. */
    HISTORY,
    OFF
}

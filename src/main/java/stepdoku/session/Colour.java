package stepdoku.session;

/** When there is colour. */
public enum Colour {
    /** Where it can be seen. */
    AUTO,
    ALWAYS,
    NEVER
}

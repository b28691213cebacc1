package stepdoku.listing;

/** How the run of a recursion with a mistake ended. */
public enum Ending {
    TRUE("returned true"),
    FALSE("returned false"),
    /** The function returns nothing. */
    NOTHING("returned"),
    ERROR("stopped with an index error"),
    /** It made more calls than it was allowed. */
    CUT_OFF("was cut off");

    private final String text;

    Ending(String text) {
        this.text = text;
    }

    /** What it did, as the end of a sentence: {@code returned true}. */
    @Override
    public String toString() {
        return text;
    }
}

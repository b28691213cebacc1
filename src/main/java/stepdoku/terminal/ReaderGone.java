package stepdoku.terminal;

/** Nobody reads the answers any more, as in {@code stepdoku solve FILE | head}: the work ends at once, and in silence. */
public final class ReaderGone extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** The exit status of a program that the signal PIPE has ended. */
    public static final int STATUS = 128 + 13;

    ReaderGone() {
        super("nobody reads standard output", null, false, false);
    }
}

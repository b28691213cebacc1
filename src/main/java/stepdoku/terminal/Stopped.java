package stepdoku.terminal;

/** Ctrl-C has ended a verb that runs without a terminal; what was done is told. */
public final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** The exit status of a program that the signal INT has ended. */
    public static final int STATUS = 128 + 2;

    Stopped() {
        super("stopped by Ctrl-C", null, false, false);
    }
}

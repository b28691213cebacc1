package stepdoku.session;

/** How a command ended; its code is the exit status of the shell. */
public enum Status {
    /** All well. */
    OK(0),
    /** The answer is no: a fault was found, no solution, more than one. */
    NO(1),
    /** The line could not be understood, or a file could not be read. */
    WRONG(2);

    private final int code;

    Status(int code) {
        this.code = code;
    }

    public int code() {
        return code;
    }

    public Status worst(Status other) {
        return compareTo(other) >= 0 ? this : other;
    }
}

package stepdoku.trace;

/** A line of a trace that could not be read; the message is the sentence for the user, with the number of the line. */
public final class TraceException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TraceException(long line, String sentence) {
        super("line " + line + ": " + sentence);
    }
}

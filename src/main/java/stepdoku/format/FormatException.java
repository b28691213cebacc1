package stepdoku.format;

/** A text that could not be read as a board; the message is the sentence for the user, with the place of the fault. */
public final class FormatException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    FormatException(String message) {
        super(message);
    }
}

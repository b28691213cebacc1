package stepdoku.session;

/** Something that the user asked for and that cannot be; its message is the sentence for the user. */
public final class UserError extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Status status;

    /** An error with a lower-case sentence: what was wrong, where, and what would be right. */
    public UserError(String sentence) {
        this(sentence, Status.WRONG);
    }

    /** The line was right, but the answer is no. */
    public static UserError no(String sentence) {
        return new UserError(sentence, Status.NO);
    }

    private UserError(String sentence, Status status) {
        super(sentence);
        this.status = status;
    }

    public Status status() {
        return status;
    }
}

package stepdoku.lesson;

/** An answer to a question, whether it is right, and why in one line; {@code *} is any answer that is not listed. */
public record Answer(String text, boolean isRight, String reason) {
    static final String ANY = "*";

    boolean isAny() {
        return text.equals(ANY);
    }
}

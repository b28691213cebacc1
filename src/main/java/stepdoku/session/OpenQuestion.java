package stepdoku.session;

import stepdoku.view.View;

/**
 * A question that stands open in a session. A line that reads as an answer to it is its answer; every other line is a
 * command as ever, so nobody is held up.
 */
public interface OpenQuestion {
    /** Whether it still stands: what it asks about is still on the table. */
    boolean stands();

    /** Whether a line, without blanks around it, reads as an answer: {@code 4}, {@code none}, {@code ?}. */
    boolean reads(String line);

    /** How an answer is said: {@code answer with 1, 2 or 3; ? tells it}. */
    String howToAnswer();

    /** What is to be said of an answer. The question is closed by then; who wants another answer asks again. */
    Reply answer(String line);

    /** The question itself, for a screen that shows it as long as it stands. */
    View view();
}

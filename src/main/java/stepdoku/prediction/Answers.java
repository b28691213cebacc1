package stepdoku.prediction;

import java.util.List;
import java.util.Optional;

/** How answers to a question are typed; each has one form in which two of them can be compared. */
public interface Answers {
    /** The answer that a line is, in its one form; none when it is no answer, but perhaps a command. */
    Optional<String> read(String line);

    /** What there is to choose from, numbered from 1; empty when the answer is free. */
    default List<String> choices() {
        return List.of();
    }

    /** What an answer looks like: {@code a number}. */
    default String wanted() {
        return choices().isEmpty()
                ? "a number"
                : "a number from 1 to " + choices().size();
    }

    /** An answer in words. */
    default String inWords(String answer) {
        return answer;
    }
}

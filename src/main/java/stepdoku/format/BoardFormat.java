package stepdoku.format;

import java.util.List;
import java.util.Optional;

/**
 * A way of writing boards as text. The texts that a format is given are plain (see {@link PlainText}): lines end with a
 * line feed, and marks of mail and Markdown are gone.
 */
public interface BoardFormat {
    /** The word that chooses it: {@code leetcode}. */
    String name();

    /** What it is called in a sentence: {@code LeetCode JSON}. */
    String title();

    /** One line of help. */
    String description();

    /** The usual ending of its files, without the dot. */
    default Optional<String> ending() {
        return Optional.empty();
    }

    /** Whether a text is meant in this format, be it right or with faults. Must be quick: it may see only the beginning. */
    boolean recognises(String text);

    /** Whether a line typed at a prompt begins a board in this format, given that it is recognised. */
    default boolean begins(String line) {
        return true;
    }

    /** Whether a recognised text, typed line by line, has come to its end. */
    default boolean isComplete(String text) {
        return true;
    }

    /** The parts of a text that hold one board each, in their order. */
    default List<String> split(String text) {
        return List.of(text);
    }

    /** The board of one part; a FormatException says what is wrong and where. */
    Reading read(String part);
}

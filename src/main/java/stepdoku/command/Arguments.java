package stepdoku.command;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.line.Form;
import stepdoku.line.Line;
import stepdoku.line.Usage;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** The words behind a verb, read as what the verb expects; what they are not is a {@link UserError} that says what fits. */
public final class Arguments {
    private final Sheet sheet;
    private final Line line;
    private final List<String> words;

    Arguments(Sheet sheet, Line line) {
        this.sheet = sheet;
        this.line = line;
        this.words = line.words().subList(1, line.words().size());
    }

    public List<String> words() {
        return words;
    }

    public int count() {
        return words.size();
    }

    public boolean isEmpty() {
        return words.isEmpty();
    }

    public Optional<String> word(int index) {
        return index < words.size() ? Optional.of(words.get(index)) : Optional.empty();
    }

    /** All words from one on as they were typed, quotes included. */
    public String textFrom(int index) {
        return line.from(index + 1);
    }

    /** An error unless there are so many words or fewer. */
    public Arguments atMost(int most) {
        if (count() > most) {
            throw usage("'%s' is one word too many".formatted(Words.shorten(words.get(most))));
        }
        return this;
    }

    /** An error unless there are so many words or more. */
    public Arguments atLeast(int least) {
        if (count() < least) {
            throw usage(missing() + " is missing");
        }
        return this;
    }

    /** {@code FILE}: what the usage has behind the words that are there. */
    private String missing() {
        return Usage.due(sheet.usage(), words).stream().map(Form.Blank::name).collect(Collectors.joining(" or "));
    }

    /** A whole number from 1 on, or what is meant when the word is not there. */
    public long countAt(int index, long otherwise) {
        return word(index).map(word -> count(word, "a whole number from 1 on")).orElse(otherwise);
    }

    private long count(String word, String wanted) {
        long number = NumberUtils.isDigits(word) ? NumberUtils.toLong(word, Long.MAX_VALUE) : 0;
        if (number < 1) {
            throw usage("'%s' is not %s".formatted(Words.shorten(word), wanted));
        }
        return number;
    }

    /** An error that ends with how the verb is written. */
    public UserError usage(String fault) {
        return new UserError("%s; the way to write it: %s".formatted(fault, sheet.usage()));
    }
}

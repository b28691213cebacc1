package stepdoku.command;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.board.CellNames;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
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
            throw usage("something is missing");
        }
        return this;
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

    /** The cell that a word names. */
    public static int cell(Geometry geometry, String word) {
        OptionalInt cell = CellNames.parse(geometry, word);
        if (cell.isPresent()) {
            return cell.getAsInt();
        }
        throw new UserError(
                CellNames.looksLikeCell(word)
                        ? "there is no cell '%s': rows and columns go from 1 to %d"
                                .formatted(Words.shorten(word), geometry.size())
                        : "'%s' is not a cell: write 'r3c7', '3,7' or 'C7'".formatted(Words.shorten(word)));
    }

    /** The digit that a word is: 1 to 9, then A and so on. */
    public static int digit(Geometry geometry, String word) {
        int digit = word.length() == 1 ? Digits.parse(word.charAt(0)) : NumberUtils.toInt(word, 0);
        if (digit < 1 || digit > geometry.size()) {
            throw new UserError("'%s' is not a digit of this board: they go from 1 to %c"
                    .formatted(Words.shorten(word), Digits.symbol(geometry.size())));
        }
        return digit;
    }

    /** An error that ends with how the verb is written. */
    public UserError usage(String fault) {
        return new UserError("%s; the way to write it: %s".formatted(fault, sheet.usage()));
    }
}

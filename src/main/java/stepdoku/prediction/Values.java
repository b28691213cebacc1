package stepdoku.prediction;

import java.util.Locale;
import java.util.Optional;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.board.Digits;
import stepdoku.search.Search;
import stepdoku.view.Vocabulary;

/** Answers that are values of a board, or none: {@code 4}, {@code c4} with queens, {@code A} or 10, {@code none} or 0. */
final class Values implements Answers {
    static final String NONE = "none";

    private final Vocabulary words;
    private final int greatest;

    Values(Search search) {
        words = Vocabulary.of(search);
        greatest = search.position().valueCount();
    }

    /** A value in its one form. */
    String of(int value) {
        return words.symbol(value);
    }

    @Override
    public String wanted() {
        return "a " + words.noun() + " or none";
    }

    /** Small letters are left to the verbs, but for the word none. */
    @Override
    public Optional<String> read(String line) {
        if (line.equals("0") || line.toLowerCase(Locale.ROOT).equals(NONE)) {
            return Optional.of(NONE);
        }
        int value = NumberUtils.isDigits(line) ? NumberUtils.toInt(line, 0) : written(line);
        return value >= 1 && value <= greatest ? Optional.of(of(value)) : Optional.empty();
    }

    /** The value that a capital letter is, or a queen's column such as {@code c4}; 0 when it is none. */
    private int written(String line) {
        if (line.matches("[A-P]")) {
            return Digits.parse(line.charAt(0));
        }
        return line.matches("c\\d{1,2}") ? Integer.parseInt(line.substring(1)) : 0;
    }
}

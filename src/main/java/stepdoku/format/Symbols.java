package stepdoku.format;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import stepdoku.board.Digits;

/**
 * The characters and words that stand for cells: {@code 5}, {@code B} and {@code 11} for digits; {@code .}, {@code 0},
 * {@code -1} and {@code null} for empty.
 */
final class Symbols {
    static final char EMPTY = Digits.symbol(0);

    private static final String EMPTY_SYMBOLS = ".0_*?-xX";
    private static final Set<String> EMPTY_WORDS =
            Set.of("", "-1", "null", "NULL", "None", "nil", "undefined", "NaN", "\\0");

    private static final Pattern NUMBER = Pattern.compile("1\\d|2[0-5]");

    private Symbols() {}

    static boolean isEmpty(char symbol) {
        return EMPTY_SYMBOLS.indexOf(symbol) >= 0;
    }

    /** Whether a character can stand for a cell on a board of some size. */
    static boolean isCell(char symbol) {
        return isEmpty(symbol) || Digits.parse(symbol) > 0;
    }

    /** Whether a character can stand for a cell and is no letter that may belong to a word. */
    static boolean isPlain(char symbol) {
        return isEmpty(symbol) || '1' <= symbol && symbol <= '9';
    }

    /** The one character for a word: {@code B} for {@code 11}, {@code .} for {@code null}; none for other words. */
    static Optional<Character> ofWord(String word) {
        String trimmed = word.strip();
        if (EMPTY_WORDS.contains(trimmed)) {
            return Optional.of(EMPTY);
        }
        if (trimmed.length() == 1) {
            return Optional.of(trimmed.charAt(0));
        }
        return isNumber(trimmed) ? Optional.of(Digits.symbol(Integer.parseInt(trimmed))) : Optional.empty();
    }

    /** Whether a word is a digit from 10 to 25 written as a number. */
    private static boolean isNumber(String word) {
        return NUMBER.matcher(word).matches();
    }
}

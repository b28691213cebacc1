package stepdoku.kept;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** Whole numbers from 0 on in a file, with blanks between them. */
final class WholeNumbers {
    private static final int MOST_DIGITS = 18;

    private WholeNumbers() {}

    static long read(String word) {
        if (!StringUtils.isNumeric(word) || word.length() > MOST_DIGITS) {
            throw new UserError("'%s' is not a whole number".formatted(Words.shorten(word)));
        }
        return Long.parseLong(word);
    }

    /** A number that may not be greater than another. */
    static int read(String word, int most) {
        long number = read(word);
        if (number > most) {
            throw new UserError("%d is too much: %d is the most".formatted(number, most));
        }
        return (int) number;
    }

    static List<Long> readAll(String words) {
        return Stream.of(StringUtils.split(words)).map(WholeNumbers::read).toList();
    }

    static String text(Collection<? extends Number> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}

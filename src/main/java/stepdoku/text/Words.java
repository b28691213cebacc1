package stepdoku.text;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.text.similarity.JaroWinklerSimilarity;

/** Words of a person in a sentence: quoted, counted, and what was probably meant by them. */
public final class Words {
    private static final int LONGEST = 40;
    private static final double NEAR = 0.8;

    private Words() {}

    /** A word from the user, fit to be quoted: not too long, and without control characters. */
    public static String shorten(String word) {
        return shorten(word, LONGEST);
    }

    /** The same with so many characters at most. */
    public static String shorten(String word, int most) {
        return StringUtils.abbreviate(word.replaceAll("\\p{Cntrl}", "?"), most);
    }

    /** {@code 1 move}, {@code 3 moves}. */
    public static String count(long number, String noun) {
        return number + " " + plural(number, noun);
    }

    /** The noun as it stands behind a number. */
    public static String plural(long number, String noun) {
        return number == 1 ? noun : noun + "s";
    }

    /** The name that was probably meant by a mistyped word, if one is near enough (Jaro and Winkler's similarity). */
    public static Optional<String> nearest(String word, Stream<String> names) {
        JaroWinklerSimilarity similarity = new JaroWinklerSimilarity();
        return names.filter(name -> similarity.apply(name, word) >= NEAR)
                .max(Comparator.comparingDouble(name -> similarity.apply(name, word)));
    }
}

package stepdoku.command;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.text.similarity.JaroWinklerSimilarity;

/** Small turns of phrase in the answers of several verbs. */
final class Words {
    private static final int LONGEST = 40;
    private static final double NEAR = 0.8;

    private Words() {}

    /** A word from the user, fit to be quoted: not too long, and without control characters. */
    static String shorten(String word) {
        return StringUtils.abbreviate(word.replaceAll("\\p{Cntrl}", "?"), LONGEST);
    }

    /** {@code 1 move}, {@code 3 moves}. */
    static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    /** The name that was probably meant by a mistyped word, if one is near enough (Jaro and Winkler's similarity). */
    static Optional<String> nearest(String word, Stream<String> names) {
        JaroWinklerSimilarity similarity = new JaroWinklerSimilarity();
        return names.filter(name -> similarity.apply(name, word) >= NEAR)
                .max(Comparator.comparingDouble(name -> similarity.apply(name, word)));
    }
}

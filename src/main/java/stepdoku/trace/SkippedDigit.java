package stepdoku.trace;

import java.util.Optional;
import org.apache.commons.lang3.StringUtils;
import stepdoku.board.Digits;
import stepdoku.search.Move;
import stepdoku.search.Move.Kind;
import stepdoku.view.Vocabulary;

/** A digit that fits was passed over. */
final class SkippedDigit implements Fault {
    @Override
    public Optional<String> explain(Departure departure) {
        return departure.isKinds(Kind.PLACE, Kind.PLACE)
                ? departure
                        .right()
                        .filter(right -> right.value() < value(departure))
                        .map(right -> explain(departure.words(), right))
                : Optional.empty();
    }

    private static int value(Departure departure) {
        return departure.printed().orElseThrow().value().orElseThrow();
    }

    private static String explain(Vocabulary words, Move right) {
        return StringUtils.capitalize(words.spoken(Digits.of(right.value()))) + " " + words.fits()
                + " there too and comes first: are the " + words.noun()
                + "s tried in ascending order, from 1 on, and is the first of them tried?";
    }
}

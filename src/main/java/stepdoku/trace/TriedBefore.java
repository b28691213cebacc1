package stepdoku.trace;

import java.util.Optional;
import stepdoku.search.Move;
import stepdoku.search.Move.Kind;
import stepdoku.view.Vocabulary;

/** A digit is tried again that has failed in this call, or the digits do not ascend. */
final class TriedBefore implements Fault {
    @Override
    public Optional<String> explain(Departure departure) {
        return departure.isKinds(Kind.PLACE, Kind.PLACE)
                ? departure
                        .right()
                        .filter(right -> right.value()
                                > departure.printed().orElseThrow().value().orElseThrow())
                        .map(right -> explain(departure, right))
                : Optional.empty();
    }

    private static String explain(Departure departure, Move right) {
        Vocabulary words = departure.words();
        return "It was tried in " + words.spokenCell(right.cell()) + " and has failed: the loop goes on with the next "
                + words.noun() + " that " + words.fits() + ", and does not begin again.";
    }
}

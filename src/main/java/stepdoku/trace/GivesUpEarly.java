package stepdoku.trace;

import java.util.Optional;
import stepdoku.board.Digits;
import stepdoku.search.Move;
import stepdoku.search.Move.Kind;
import stepdoku.view.Vocabulary;

/** A call returns with digits left to try. */
final class GivesUpEarly implements Fault {
    @Override
    public Optional<String> explain(Departure departure) {
        return departure.isKinds(Kind.RETRACT, Kind.PLACE)
                ? departure.right().map(right -> explain(departure, right))
                : Optional.empty();
    }

    private static String explain(Departure departure, Move right) {
        Vocabulary words = departure.words();
        return "The call for " + words.spokenCell(right.cell()) + " is not through: "
                + words.spoken(Digits.of(right.value()))
                + " is left to try. return false belongs behind the loop, not into it: lab false-in-loop shows what comes"
                + " of that.";
    }
}

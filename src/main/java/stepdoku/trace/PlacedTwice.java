package stepdoku.trace;

import java.util.Optional;
import stepdoku.search.Call;
import stepdoku.view.Vocabulary;

/** A digit is put where the search has already put one. */
final class PlacedTwice implements Fault {
    @Override
    public Optional<String> explain(Departure departure) {
        return departure
                .printed()
                .filter(PrintedMove::isPlacement)
                .flatMap(move -> departure.holder(move.cell()))
                .map(call -> explain(departure.words(), call));
    }

    private static String explain(Vocabulary words, Call call) {
        return words.spokenCell(call.cell()) + " already holds " + words.held(call.value())
                + ", which has not failed yet: after a placement comes the call for the next cell. Whoever tests a digit"
                + " after writing it finds that it clashes with itself: lab test-too-late shows it.";
    }
}

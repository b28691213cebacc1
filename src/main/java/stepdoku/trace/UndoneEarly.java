package stepdoku.trace;

import java.util.Optional;
import stepdoku.board.Digits;
import stepdoku.search.Move;
import stepdoku.search.Move.Kind;
import stepdoku.view.Vocabulary;

/** A digit is taken back before the call below it has tried anything. */
final class UndoneEarly implements Fault {
    @Override
    public Optional<String> explain(Departure departure) {
        boolean justPlaced = !departure.search().retracted();
        return departure.isKinds(Kind.RETRACT, Kind.PLACE) && justPlaced
                ? departure.right().map(right -> explain(departure, right))
                : Optional.empty();
    }

    private static String explain(Departure departure, Move right) {
        Vocabulary words = departure.words();
        return "This is no dead end: " + words.spoken(Digits.of(right.value())) + " " + words.fits() + " in "
                + words.spokenCell(right.cell())
                + ". Take a digit back only behind the inner call, when that has failed. Or is it tested after it has been written,"
                + " so that it clashes with itself? lab test-too-late shows that.";
    }
}

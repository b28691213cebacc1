package stepdoku.trace;

import java.util.Optional;
import stepdoku.search.Move;
import stepdoku.search.Move.Kind;
import stepdoku.view.Vocabulary;

/** A dead end, and the digit that led to it stays. */
final class MissingUndo implements Fault {
    @Override
    public Optional<String> explain(Departure departure) {
        return departure.isKinds(Kind.PLACE, Kind.RETRACT)
                ? departure.printed().map(move -> explain(departure, move))
                : Optional.empty();
    }

    private static String explain(Departure departure, PrintedMove move) {
        Vocabulary words = departure.words();
        Move right = departure.right().orElseThrow();
        String held = words.spokenCell(right.cell()) + " still holds " + words.held(right.value());
        return move.cell() == right.cell()
                ? held
                        + ": the next one is written over it. Take it back right behind the call that failed, or, if your"
                        + " loop overwrites it, print the retraction there."
                : held
                        + ", which has failed. Behind the inner call, board[r][c] = '.' is missing: what stays there forbids"
                        + " what others try. lab no-undo shows what comes of it.";
    }
}

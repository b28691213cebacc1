package stepdoku.trace;

import java.util.Optional;

/** An empty cell is emptied. */
final class NothingTakenBack implements Fault {
    @Override
    public Optional<String> explain(Departure departure) {
        return departure
                .printed()
                .filter(move ->
                        !move.isPlacement() && departure.holder(move.cell()).isEmpty())
                .map(move -> departure.words().spokenCell(move.cell())
                        + " is empty: print a retraction only where a digit was placed, not for each that was"
                        + " tested and did not fit.");
    }
}

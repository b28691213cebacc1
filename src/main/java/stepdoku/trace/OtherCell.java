package stepdoku.trace;

import java.util.Optional;
import stepdoku.search.Move.Kind;
import stepdoku.search.QueensPosition;
import stepdoku.search.Search;

/** Another cell is filled than the strategy chooses. */
final class OtherCell implements Fault {
    @Override
    public Optional<String> explain(Departure departure) {
        return departure.isKinds(Kind.PLACE, Kind.PLACE)
                ? departure
                        .printed()
                        .filter(move ->
                                move.cell() != departure.right().orElseThrow().cell())
                        .map(move -> explain(departure.search()))
                : Optional.empty();
    }

    private static String explain(Search search) {
        return search.position() instanceof QueensPosition
                ? "The rows are filled one after another."
                : "The order is another one. " + search.strategy() + " takes "
                        + search.strategy().summary() + ".";
    }
}

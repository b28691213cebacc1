package stepdoku.trace;

import java.util.Optional;
import org.apache.commons.lang3.StringUtils;
import stepdoku.board.Digits;
import stepdoku.search.QueensPosition;
import stepdoku.search.Search;
import stepdoku.search.Verdict;

/** A digit is placed that does not fit. */
final class DigitThatClashes implements Fault {
    @Override
    public Optional<String> explain(Departure departure) {
        return departure
                .printed()
                .filter(PrintedMove::isPlacement)
                .flatMap(move -> explain(departure, move.cell(), move.value().orElseThrow()));
    }

    private static Optional<String> explain(Departure departure, int cell, int value) {
        Verdict verdict = departure.search().verdict(cell, value);
        return Optional.of(verdict)
                .filter(found -> !found.fits())
                .map(found -> StringUtils.capitalize(departure.words().spoken(Digits.of(value))) + " does not fit in "
                        + departure.words().spokenCell(cell) + ": "
                        + departure.words().forbids(found)
                        + ". Does the test look at " + houses(departure.search()) + "?");
    }

    private static String houses(Search search) {
        return search.position() instanceof QueensPosition
                ? "the column and both diagonals"
                : "row, column and box, all of each";
    }
}

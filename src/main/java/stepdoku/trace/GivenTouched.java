package stepdoku.trace;

import java.util.Optional;

/** A cell is written to that the board came with. */
final class GivenTouched implements Fault {
    @Override
    public Optional<String> explain(Departure departure) {
        return departure
                .printed()
                .filter(move -> !isEmptyAtStart(departure, move.cell()))
                .map(move -> departure.words().spokenCell(move.cell())
                        + " is full from the start, and the search never touches it: choose among the empty cells"
                        + " only, and count rows and columns from 1 when printing."
                        + otherBoard(departure));
    }

    /** Who begins so has perhaps searched another board. */
    private static String otherBoard(Departure departure) {
        return departure.search().time() == 0
                ? " Or was your program given another board? load puts that one on the table."
                : "";
    }

    /** A cell that is neither empty now nor filled by the search was full from the start. */
    private static boolean isEmptyAtStart(Departure departure, int cell) {
        return departure.holder(cell).isPresent()
                || departure.search().position().isEmpty(cell);
    }
}

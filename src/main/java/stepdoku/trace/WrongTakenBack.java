package stepdoku.trace;

import java.util.List;
import java.util.Optional;
import stepdoku.board.Digits;
import stepdoku.search.Call;

/** What is taken back is not what was placed last. */
final class WrongTakenBack implements Fault {
    @Override
    public Optional<String> explain(Departure departure) {
        return departure
                .printed()
                .filter(move -> !move.isPlacement() && !isLast(departure, move))
                .map(move -> "What was placed last is taken back first: that is " + last(departure)
                        + ". Each call takes back its own digit, and no other.");
    }

    private static boolean isLast(Departure departure, PrintedMove move) {
        Call top = top(departure);
        return move.cell() == top.cell() && move.value().orElse(top.value()) == top.value();
    }

    private static String last(Departure departure) {
        Call top = top(departure);
        return departure.words().spoken(Digits.of(top.value())) + " in "
                + departure.words().spokenCell(top.cell());
    }

    private static Call top(Departure departure) {
        List<Call> path = departure.search().path();
        return path.get(path.size() - 1);
    }
}

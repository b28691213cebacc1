package stepdoku.trace;

import java.util.Optional;
import stepdoku.board.Digits;
import stepdoku.search.Call;
import stepdoku.search.Move.Kind;
import stepdoku.search.Search;
import stepdoku.view.Narration;

/** A digit is placed that fits, but the strategy tries another one alone, which is sure. */
final class AnotherIsSure implements Fault {
    @Override
    public Optional<String> explain(Departure departure) {
        if (!departure.isKinds(Kind.PLACE, Kind.PLACE)) {
            return Optional.empty();
        }
        Search ahead = departure.search().copy();
        ahead.forward();
        Call call = ahead.currentCall().orElseThrow();
        return departure
                .printed()
                .map(move -> move.value().orElseThrow())
                .filter(value -> !Digits.contains(call.allowed(), value))
                .map(value -> Narration.of(ahead) + " No other is tried there.");
    }
}

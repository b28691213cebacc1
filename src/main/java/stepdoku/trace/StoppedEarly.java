package stepdoku.trace;

import java.util.Optional;
import stepdoku.search.Move.Kind;
import stepdoku.search.Search;

/** The program makes no more moves, and the search is not over. */
final class StoppedEarly implements Fault {
    private static final String DEAD_END =
            "A dead end ends one call only: it returns false, and the call that waits takes its"
                    + " digit back and goes on with the next. One that returns true there ends everything: lab true-after-loop"
                    + " shows it.";
    private static final String GOES_ON =
            "There is a digit to try: does the program return before it has tried all, or did"
                    + " it print only a part?";

    @Override
    public Optional<String> explain(Departure departure) {
        return departure
                .right()
                .filter(right -> departure.printed().isEmpty())
                .map(right -> empty(departure.search()) + (right.kind() == Kind.RETRACT ? DEAD_END : GOES_ON));
    }

    private static String empty(Search search) {
        int empty = search.fullDepth() - search.depth();
        return empty == 1 ? "One cell is still empty. " : empty + " cells are still empty. ";
    }
}

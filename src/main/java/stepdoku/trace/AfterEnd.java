package stepdoku.trace;

import java.util.Optional;

/** All has been tried, and the program goes on. */
final class AfterEnd implements Fault {
    @Override
    public Optional<String> explain(Departure departure) {
        boolean isOver = departure.right().isEmpty() && !departure.search().atSolution();
        return departure
                .printed()
                .filter(move -> isOver)
                .map(move ->
                        "The first call has nothing left to try and has returned: every digit of its cell has failed. A"
                                + " loop that begins again there, or two calls from outside, go on behind the end.");
    }
}

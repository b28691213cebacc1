package stepdoku.trace;

import java.util.Optional;
import stepdoku.view.Returning;

/** The board is full, and the program goes on. */
final class AfterSolution implements Fault {
    @Override
    public Optional<String> explain(Departure departure) {
        boolean isSolved = departure.right().isEmpty() && departure.search().atSolution();
        return departure.printed().filter(move -> isSolved).map(move -> explain(departure, move));
    }

    private static String explain(Departure departure, PrintedMove move) {
        if (move.isPlacement()) {
            return "No cell is empty: this is the base case, where the call must return before it looks for a cell. "
                    + "lab no-base-case shows what comes of it.";
        }
        String check = Returning.of(departure.search()) == Returning.OK_FLAG
                ? "return behind the inner call as soon as ok is true"
                : "if (dfs(...)) return true, and take back only behind that";
        return "The solution stood there and is taken apart again: what the inner call returns is ignored, or the digit is"
                + " taken back before it is looked at. Write " + check
                + ". lab result-ignored and lab undo-too-early show both. (Who wants all solutions does take it"
                + " back: then compare only what comes before.)";
    }
}

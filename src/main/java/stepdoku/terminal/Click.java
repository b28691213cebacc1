package stepdoku.terminal;

import java.util.Optional;
import java.util.OptionalLong;
import stepdoku.search.Stepper;
import stepdoku.search.TreeScope;
import stepdoku.session.Session;
import stepdoku.view.Spot;

/**
 * A click on the stepper's screen as the line that it types: a cell, wherever it is shown or named, is explained; a placement
 * on the path and a bar of the depth lead to their times.
 */
record Click(Spot spot, Session session) {

    /** The line; none where a click means nothing. */
    Optional<String> line() {
        if (spot.ago().isPresent()) {
            return Optional.of("back " + spot.ago().getAsInt());
        }
        if (spot.cell().isEmpty()) {
            return Optional.empty();
        }
        int cell = spot.cell().getAsInt();
        OptionalLong time = spot.isPlacement() ? timeOfPlacement(cell) : OptionalLong.empty();
        return Optional.of(
                time.isPresent()
                        ? "goto " + time.getAsLong()
                        : "explain " + session.problem().cellName(cell));
    }

    private OptionalLong timeOfPlacement(int cell) {
        Stepper stepper = session.search();
        return stepper.tree(TreeScope.alongPath())
                .map(tree -> tree.timeOfPlacement(cell))
                .orElseGet(OptionalLong::empty);
    }
}

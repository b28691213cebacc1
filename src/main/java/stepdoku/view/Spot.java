package stepdoku.view;

import java.util.OptionalInt;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import stepdoku.board.CellNames;
import stepdoku.board.Geometry;

/**
 * What stands at a place of the stepper's screen: a cell, or its placement on the path, {@code r1c3=1}; or the bar of the
 * depth so many moves ago; or nothing of the kind.
 */
public record Spot(OptionalInt cell, boolean isPlacement, OptionalInt ago) {
    static final Spot NOTHING = new Spot(OptionalInt.empty(), false, OptionalInt.empty());
    /** The name of a cell, and what it was given. */
    private static final Pattern NAME = Pattern.compile("\\b(r\\d{1,2}c\\d{1,2}|[A-Y]\\d{1,2})(=\\w)?\\b");

    static Spot of(int cell) {
        return new Spot(OptionalInt.of(cell), false, OptionalInt.empty());
    }

    /** The cell that a line of text names at a column. */
    static Spot named(Geometry geometry, String line, int column) {
        return NAME.matcher(line)
                .results()
                .filter(name -> name.start() <= column && column < name.end())
                .findFirst()
                .map(name -> named(geometry, name))
                .orElse(NOTHING);
    }

    private static Spot named(Geometry geometry, MatchResult name) {
        return new Spot(CellNames.parse(geometry, name.group(1)), name.group(2) != null, OptionalInt.empty());
    }
}

package stepdoku.make;

import java.util.Optional;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.hint.Level;

/** What boards shall be made: their size, their level if it matters, and whether their givens look the same upside down. */
public record Wish(Geometry geometry, Optional<Level> level, boolean symmetric) {
    private static final int LARGEST_MINIMAL = 9;

    /** Boards of 9x9 of any level, their givens anywhere. */
    public static Wish any() {
        return new Wish(Geometry.of(9), Optional.empty(), false);
    }

    public Wish of(Level wanted) {
        return new Wish(geometry, Optional.of(wanted), symmetric);
    }

    public Wish of(Geometry wanted) {
        return new Wish(wanted, level, symmetric);
    }

    public Wish withSymmetry() {
        return new Wish(geometry, level, true);
    }

    /** What must stay true while givens are taken. Large boards with no given to spare are nearly all beyond logic. */
    Condition condition() {
        boolean byLogic = geometry.size() > LARGEST_MINIMAL
                && level.filter(wanted -> wanted != Level.BEYOND).isPresent();
        return byLogic ? Condition.solvedByLogic(geometry, level.orElseThrow()) : Condition.oneSolution(geometry);
    }

    boolean isFulfilledBy(Grid grid) {
        return level.isEmpty() || Rating.is(level.get(), grid);
    }
}

package stepdoku.search;

import java.util.Locale;

/**
 * One motion of a search: a value put into a cell or taken back. {@code time} counts moves from 1, {@code depth} is the
 * number of placements on the path after the move.
 */
public record Move(long time, Kind kind, int cell, int value, int depth) {

    /** What a move does. */
    public enum Kind {
        PLACE,
        RETRACT;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}

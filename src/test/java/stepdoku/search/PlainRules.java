package stepdoku.search;

import java.util.stream.IntStream;
import stepdoku.board.Geometry;

/** A board as an array of values, 0 for empty, where a rule is asked by looking at every other cell. */
final class PlainRules {
    private final int size;
    private final boolean queens;
    final int[] values;

    PlainRules(Position position) {
        size = position.valueCount();
        queens = position instanceof QueensPosition;
        values = queens ? new int[size] : ((SudokuPosition) position).start().digits();
    }

    boolean forbids(Rule rule, int cell, int value) {
        return IntStream.range(0, values.length)
                .filter(other -> other != cell && values[other] != 0)
                .anyMatch(other -> queens ? attacks(rule, other, cell, value) : sees(rule, other, cell, value));
    }

    private boolean sees(Rule rule, int other, int cell, int value) {
        Geometry geometry = Geometry.of(size);
        return values[other] == value
                && switch (rule) {
                    case ROW -> geometry.row(other) == geometry.row(cell);
                    case COLUMN -> geometry.column(other) == geometry.column(cell);
                    case BOX -> geometry.box(other) == geometry.box(cell);
                    case DIAGONAL -> false;
                };
    }

    private boolean attacks(Rule rule, int other, int row, int column) {
        int apart = Math.abs(values[other] - column);
        return rule == Rule.COLUMN ? apart == 0 : rule == Rule.DIAGONAL && apart == Math.abs(other - row);
    }
}

package stepdoku.view;

import java.util.Arrays;
import java.util.Comparator;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.House;
import stepdoku.board.PencilMarks;
import stepdoku.search.Call;
import stepdoku.search.QueensPosition;
import stepdoku.search.Search;

/** Why a strategy chose a cell: the words behind its name in a sentence, {@code the first empty cell}. */
final class Reason {
    private Reason() {}

    /** The reason for the cell of a call; with queens the rows come one after another, and nothing need be said. */
    static String of(Search search, int cell) {
        if (search.position() instanceof QueensPosition) {
            return "";
        }
        return switch (search.strategy().name()) {
            case "scan" -> "the first empty cell";
            case "backward" -> "the last empty cell";
            case "fullest" -> "in the fullest house (" + fullestHouse(gridBefore(search, cell), cell) + ")";
            case "fewest" -> "the first cell with the fewest candidates";
            case "forced" ->
                isCertain(search, cell)
                        ? "the first cell with one candidate"
                        : "the first empty cell, as nothing is certain";
            default -> "";
        };
    }

    /** Why a call may try one value only, though others fit: {@code 5 has only one place left in row 3}. */
    static String onlyPlace(Search search, Call call) {
        Vocabulary words = Vocabulary.of(search);
        String value = words.spoken(Digits.of(call.value()));
        return value + " has only one place left"
                + (search.position() instanceof QueensPosition ? "" : " in " + houseWithOnePlace(search, call));
    }

    private static House houseWithOnePlace(Search search, Call call) {
        PencilMarks marks = PencilMarks.of(gridBefore(search, call.cell()));
        return marks.geometry().houses().stream()
                .filter(house -> marks.places(house, call.value()).count() == 1)
                .findFirst()
                .orElseThrow();
    }

    /** The grid on which the strategy looked when it chose the cell. */
    private static Grid gridBefore(Search search, int cell) {
        Grid grid = SearchGrid.of(search);
        return grid.isEmpty(cell) ? grid : grid.withoutEntry(cell);
    }

    private static boolean isCertain(Search search, int cell) {
        return Digits.count(gridBefore(search, cell).candidates(cell)) == 1;
    }

    private static String fullestHouse(Grid grid, int cell) {
        Geometry geometry = grid.geometry();
        House fullest = Arrays.stream(House.Kind.values())
                .map(kind -> geometry.house(kind, cell))
                .max(Comparator.comparingInt((House house) -> filled(grid, house))
                        .thenComparing(House::kind, Comparator.reverseOrder()))
                .orElseThrow();
        return fullest + ", " + filled(grid, fullest) + " of " + geometry.size() + " filled";
    }

    private static int filled(Grid grid, House house) {
        return (int)
                Arrays.stream(house.cells()).filter(cell -> !grid.isEmpty(cell)).count();
    }
}

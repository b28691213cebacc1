package stepdoku.reply;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import stepdoku.board.Clash;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.House;
import stepdoku.board.MissingPlace;
import stepdoku.board.PencilMarks;
import stepdoku.export.Json;
import stepdoku.session.Sentences;

/**
 * Something that is wrong with a board: its kind, the cells, the digit and the house that it is about, and a sentence. Its
 * text form is {@code dead cell: r1c5 has no candidate}.
 */
public record BoardFault(
        String kind, List<String> cells, Optional<Integer> digit, Optional<House> house, String sentence) {

    /** What is seen at a glance: clashes; if there are none, dead cells; if there are none, digits without a place. */
    public static List<BoardFault> plain(Grid grid) {
        PencilMarks marks = PencilMarks.of(grid);
        Geometry geometry = grid.geometry();
        List<BoardFault> clashes =
                Clash.in(grid).stream().map(clash -> of(geometry, clash)).toList();
        List<BoardFault> deadCells = marks.deadCells()
                .mapToObj(cell -> deadCell(geometry.name(cell)))
                .toList();
        List<BoardFault> missing =
                MissingPlace.in(marks).stream().map(BoardFault::of).toList();
        return Stream.of(clashes, deadCells, missing)
                .filter(faults -> !faults.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    private static BoardFault of(Geometry geometry, Clash clash) {
        return new BoardFault(
                "clash",
                List.of(geometry.name(clash.first()), geometry.name(clash.second())),
                Optional.of(clash.digit()),
                Optional.of(clash.house()),
                Sentences.clash(geometry, clash));
    }

    private static BoardFault deadCell(String cell) {
        return new BoardFault(
                "dead cell", List.of(cell), Optional.empty(), Optional.empty(), cell + " has no candidate");
    }

    private static BoardFault of(MissingPlace place) {
        return new BoardFault(
                "no place",
                List.of(),
                Optional.of(place.digit()),
                Optional.of(place.house()),
                Digits.symbol(place.digit()) + " has no place in " + place.house());
    }

    /** An entry that differs from the only solution of the givens. */
    public static BoardFault wrongEntry(Grid grid, Grid solution, int cell) {
        String name = grid.geometry().name(cell);
        return new BoardFault(
                "wrong entry",
                List.of(name),
                Optional.of(grid.digit(cell)),
                Optional.empty(),
                "%s = %c leads away from the only solution, which has %c there"
                        .formatted(name, Digits.symbol(grid.digit(cell)), Digits.symbol(solution.digit(cell))));
    }

    public Json data() {
        return Json.object()
                .with("kind", kind)
                .with("cells", cells)
                .with("digit", digit)
                .with("house", house)
                .with("text", sentence);
    }

    @Override
    public String toString() {
        return kind + ": " + sentence;
    }
}

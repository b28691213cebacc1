package stepdoku.format;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;
import stepdoku.format.DrawnLine.Kind;

/**
 * The candidates of all cells in the layout of HoDoKu, {@code | 5 3 124 | 26 7 2468 | ...}. A digit alone is the value of
 * its cell unless a peer has it among several. Where that would mislead, one or two grids stand above, as Simple Sudoku
 * copies them: the givens, then givens and entries.
 */
final class PencilMarksFormat implements WritableFormat {
    @Override
    public String name() {
        return "pencilmarks";
    }

    @Override
    public String title() {
        return "pencil marks";
    }

    @Override
    public String description() {
        return "the candidates of every cell, in the layout of HoDoKu";
    }

    @Override
    public boolean recognises(String text) {
        return MarksTable.of(text).isMarks();
    }

    @Override
    public boolean isComplete(String text) {
        MarksTable table = MarksTable.of(text);
        List<Kind> kinds = text.lines().map(line -> DrawnLine.of(line).kind()).toList();
        boolean closed = kinds.get(kinds.size() - 1) == Kind.FRAME || kinds.get(0) != Kind.FRAME;
        return table.rows().size() == table.size() && closed;
    }

    @Override
    public Reading read(String part) {
        MarksTable table = MarksTable.of(part);
        int[] masks = table.masks();
        List<String> above = new Layout(String.join("\n", table.above())).boards();
        PencilMarks marks =
                PencilMarks.of(above.isEmpty() ? values(table.geometry(), masks) : gridAbove(table.geometry(), above));
        for (int cell = 0; cell < masks.length; cell++) {
            for (int digit : Digits.members(marks.candidates(cell) & ~masks[cell])) {
                marks = marks.eliminate(cell, digit);
            }
        }
        return new Reading(marks, this, List.of());
    }

    private static Grid values(Geometry geometry, int[] masks) {
        return Grid.ofGivens(
                geometry,
                IntStream.range(0, masks.length)
                        .map(cell -> isValue(geometry, masks, cell) ? Digits.lowest(masks[cell]) : 0)
                        .toArray());
    }

    private static boolean isValue(Geometry geometry, int[] masks, int cell) {
        return Digits.count(masks[cell]) == 1
                && Arrays.stream(geometry.peers(cell))
                        .noneMatch(peer -> Digits.count(masks[peer]) > 1 && (masks[peer] & masks[cell]) != 0);
    }

    /** The grid above the pencil marks; of two grids the first has the givens. */
    private static Grid gridAbove(Geometry geometry, List<String> above) {
        List<Grid> grids =
                above.stream().map(text -> new Layout(text).cells().grid()).toList();
        if (grids.size() > 2 || !grids.stream().allMatch(grid -> grid.geometry() == geometry)) {
            throw new FormatException("above pencil marks there may be one or two grids of the same size");
        }
        BitSet givens = new BitSet();
        givens.set(0, geometry.cellCount());
        grids.get(0).emptyCells().forEach(givens::clear);
        return Grid.of(geometry, grids.get(grids.size() - 1).digits(), givens);
    }

    @Override
    public String write(PencilMarks marks) {
        String table = MarksDrawing.of(marks);
        if (recognises(table) && read(table).marks().equals(marks)) {
            return table;
        }
        GridFormat grids = new GridFormat();
        boolean entries = marks.grid().entries().findAny().isPresent();
        return grids.write(marks.grid().withoutEntries()) + "\n"
                + (entries ? grids.write(marks.grid()) + "\n" : "")
                + table;
    }
}

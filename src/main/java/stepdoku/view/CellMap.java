package stepdoku.view;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.apache.commons.lang3.StringUtils;
import org.jline.utils.AttributedString;
import stepdoku.board.Geometry;

/**
 * A board that is drawn as all boards are, but with the names of its cells as digits: it tells which cell is where. So does
 * a board with pencil marks whose contents it covers.
 */
record CellMap(Geometry geometry) implements View, Cover {
    /** The symbol of the first cell, from a range without meaning. */
    private static final char FIRST = '\ue000';
    /** Where the symbol of a square may stand, seen from a place in it. */
    private static final int[] NEAR = {0, 1, -1};

    @Override
    public List<AttributedString> lines(Page page) {
        List<List<Square>> rows =
                IntStream.range(0, geometry.size()).mapToObj(this::row).toList();
        return Squares.lines(page, rows, geometry.boxRows(), geometry.boxColumns(), OptionalInt.empty());
    }

    private List<Square> row(int row) {
        return IntStream.range(0, geometry.size())
                .mapToObj(column -> new Square(symbol(geometry.cell(row, column)), Role.PLAIN))
                .toList();
    }

    private static char symbol(int cell) {
        return (char) (FIRST + cell);
    }

    @Override
    public AttributedString over(int cell, AttributedString contents) {
        return new AttributedString(StringUtils.repeat(symbol(cell), contents.length()));
    }

    /** The cell that a line of a picture with this map shows at a column; none beside the board. */
    OptionalInt cellAt(AttributedString line, int column) {
        return IntStream.of(NEAR)
                .map(near -> column + near)
                .filter(place -> place >= 0 && place < line.length())
                .map(place -> line.charAt(place) - FIRST)
                .filter(cell -> cell >= 0 && cell < geometry.cellCount())
                .findFirst();
    }
}

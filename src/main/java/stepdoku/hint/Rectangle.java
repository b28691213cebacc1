package stepdoku.hint;

import java.util.List;
import java.util.function.Consumer;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.House;
import stepdoku.board.House.Kind;

/**
 * Four empty cells in two rows, two columns and two boxes that all have the candidates of a pair; the two of the floor, which
 * lie in one line, have no others. If all four held the pair, it could be exchanged and the board had a second solution, so on
 * a board with one solution some cell of the roof holds another digit. Sources: HoDoKu, "Uniqueness"; SudokuWiki, "Unique
 * Rectangles"; Sudopedia, "Uniqueness Test".
 */
record Rectangle(Chart chart, int pair, int floor1, int floor2, int roof1, int roof2) {

    /** Visits all rectangles: floors in rows first, then in columns. */
    static void visit(Chart chart, Consumer<Rectangle> visitor) {
        for (Kind lines : new Kind[] {Kind.ROW, Kind.COLUMN}) {
            for (int index = 0; index < chart.size(); index++) {
                visitFloors(chart, chart.sight().house(lines, index), visitor);
            }
        }
    }

    private static void visitFloors(Chart chart, House line, Consumer<Rectangle> visitor) {
        int[] cells = line.cells();
        for (int i = 0; i < cells.length; i++) {
            for (int j = i + 1; Digits.count(chart.candidates(cells[i])) == 2 && j < cells.length; j++) {
                if (chart.candidates(cells[i]) == chart.candidates(cells[j])) {
                    visitRoofs(chart, line, i, j, visitor);
                }
            }
        }
    }

    private static void visitRoofs(Chart chart, House line, int i, int j, Consumer<Rectangle> visitor) {
        for (int index = 0; index < chart.size(); index++) {
            int[] roof = chart.sight().house(line.kind(), index).cells();
            int[] floor = line.cells();
            Rectangle rectangle =
                    new Rectangle(chart, chart.candidates(floor[i]), floor[i], floor[j], roof[i], roof[j]);
            if (index != line.index() && rectangle.isInTwoBoxes() && rectangle.roofHasPair()) {
                visitor.accept(rectangle);
            }
        }
    }

    private boolean isInTwoBoxes() {
        Geometry geometry = chart.geometry();
        boolean floorInOne = geometry.box(floor1) == geometry.box(floor2);
        boolean wallInOne = geometry.box(floor1) == geometry.box(roof1);
        return floorInOne != wallInOne;
    }

    private boolean roofHasPair() {
        return (chart.candidates(roof1) & chart.candidates(roof2) & pair) == pair;
    }

    /** The candidates of a roof cell beside the pair. */
    int extra(int roof) {
        return chart.candidates(roof) & ~pair;
    }

    int extras() {
        return extra(roof1) | extra(roof2);
    }

    /** Whether both cells of the roof have other candidates. */
    boolean isOpen() {
        return extra(roof1) != Digits.NONE && extra(roof2) != Digits.NONE;
    }

    CellSet roof() {
        return chart.set(roof1, roof2);
    }

    /** The houses that hold the whole roof: its line, and its box when there is one. */
    List<House> roofHouses() {
        CellSet roof = roof();
        return chart.geometry().houses().stream()
                .filter(house -> roof.isWithin(chart.sight().cells(house)))
                .toList();
    }

    private CellSet cells() {
        return chart.set(floor1, floor2, roof1, roof2);
    }

    Pattern pattern() {
        String text = Wording.digits(pair, "/") + " in " + Wording.cells(chart.geometry(), cells());
        return Pattern.of(cells(), pair, text);
    }

    /** The reason, of which a technique says what follows from uniqueness. */
    String why(String consequence) {
        return "if " + Wording.cellList(chart.geometry(), cells()) + " held only " + Wording.digitList(pair)
                + ", these could be exchanged; but the board has one solution, so " + consequence;
    }
}

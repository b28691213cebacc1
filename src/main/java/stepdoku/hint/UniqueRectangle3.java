package stepdoku.hint;

import stepdoku.board.Digits;
import stepdoku.board.House;

/** The other candidates of two cells of the rectangle make a naked subset with more cells. See {@link Rectangle}. */
final class UniqueRectangle3 extends Technique {
    /** A subset of more cells than this, beside the roof, is not looked for. */
    private static final int LARGEST = 3;

    UniqueRectangle3() {
        super(Level.FIENDISH, "Unique Rectangle Type 3", "uniqueness test 3");
    }

    @Override
    public boolean restsOnUniqueness() {
        return true;
    }

    @Override
    public String explanation() {
        return """
                Four cells in two rows, two columns and two boxes have the candidates a and b; two of them, in one line, have \
                others too. One of the two must hold one of these others, or a and b could be exchanged and the board would \
                have a second solution. Seen as one cell with these other candidates, the two make a naked subset with more \
                cells of a house that they share, so the rest of the house loses its digits. \
                Sources: HoDoKu, "Uniqueness"; SudokuWiki, "Unique Rectangles"; Sudopedia, "Uniqueness Test".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        Rectangle.visit(chart, rectangle -> {
            if (rectangle.isOpen() && !findings.areEnough()) {
                for (House house : rectangle.roofHouses()) {
                    search(chart, rectangle, house, findings);
                }
            }
        });
    }

    private static void search(Chart chart, Rectangle rectangle, House house, Findings findings) {
        int[] cells = house.cells();
        int[] masks = new int[cells.length];
        for (int i = 0; i < cells.length; i++) {
            masks[i] = rectangle.roof().contains(cells[i]) ? Digits.NONE : chart.candidates(cells[i]);
        }
        for (int size = 1; size <= LARGEST; size++) {
            int needed = size + 1;
            TightGroups.visit(masks, size, 1, (group, union) -> {
                int digits = union | rectangle.extras();
                if (Digits.count(digits) == needed) {
                    tell(chart, rectangle, house, chart.set(chart.cellsAt(house, group)), digits, findings);
                }
                return !findings.areEnough();
            });
        }
    }

    private static void tell(
            Chart chart, Rectangle rectangle, House house, CellSet subset, int digits, Findings findings) {
        CellSet rest = chart.sight().cells(house).without(subset).without(rectangle.roof());
        String why =
                rectangle.why(Wording.cells(chart.geometry(), rectangle.roof()).replace(",", " or ") + " holds one of "
                        + Digits.text(rectangle.extras()) + " and makes a naked subset of " + Wording.digitList(digits)
                        + " with "
                        + Wording.cellList(chart.geometry(), subset) + " in " + house);
        findings.eliminate(rectangle.pattern(), chart.candidates(rest, digits), why);
    }
}

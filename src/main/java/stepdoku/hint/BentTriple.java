package stepdoku.hint;

import stepdoku.board.Digits;

/** What XY-wing and XYZ-wing share: three cells, pivot and two wings, of which one holds the digit that the wings share. */
final class BentTriple {
    private BentTriple() {}

    /** Tells that the digit shared by the wings goes where all its holders among the three are seen. */
    static void tell(Chart chart, int pivot, int wing, int other, Findings findings) {
        int shared = chart.candidates(wing) & chart.candidates(other);
        int digit = Digits.lowest(shared);
        CellSet cells = chart.set(pivot, wing, other);
        CellSet holders = cells.and(chart.places(digit));
        CellSet hit = chart.places(digit).and(chart.sight().commonPeers(holders.cells()));
        if (!hit.isEmpty()) {
            int digits = chart.candidates(wing) | chart.candidates(other);
            String text = Wording.digits(digits & ~shared, "/") + "/" + Digits.symbol(digit) + " in "
                    + Wording.cells(chart.geometry(), cells);
            String why = "whatever " + chart.geometry().name(pivot) + " holds of "
                    + Wording.digitList(chart.candidates(pivot)) + ", one of "
                    + Wording.cellList(chart.geometry(), holders) + " holds " + Digits.symbol(digit)
                    + ", so no cell that sees them all can";
            findings.eliminate(Pattern.of(cells, digits, text), chart.candidates(hit, shared), why);
        }
    }
}

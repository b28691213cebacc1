package stepdoku.hint;

import stepdoku.board.Digits;

/** What XY-wing and XYZ-wing share: three cells, pivot and two wings, of which one holds the digit that the wings share. */
final class BentTriple {
    private BentTriple() {}

    /** Tells that the digit shared by the wings goes where all its holders are seen. */
    static void tell(Chart chart, int pivot, int wing, int other, CellSet seen, Findings findings) {
        int shared = chart.candidates(wing) & chart.candidates(other);
        CellSet hit = chart.places(Digits.lowest(shared)).and(seen);
        if (!hit.isEmpty()) {
            CellSet cells = chart.set(pivot, wing, other);
            int digits = chart.candidates(wing) | chart.candidates(other);
            String text = Wording.digits(digits & ~shared, "/") + "/" + Digits.text(shared) + " in "
                    + Wording.cells(chart.geometry(), cells);
            findings.eliminate(
                    Pattern.of(cells, digits, text),
                    chart.candidates(hit, shared),
                    why(chart, pivot, wing, other, shared));
        }
    }

    private static String why(Chart chart, int pivot, int wing, int other, int shared) {
        String digit = Digits.text(shared);
        return "whatever " + chart.geometry().name(pivot) + " holds of " + Wording.digitList(chart.candidates(pivot))
                + ", one of " + Wording.cellList(chart.geometry(), chart.set(pivot, wing, other)) + " holds " + digit
                + ", so no cell that sees every " + digit + " among them can";
    }
}

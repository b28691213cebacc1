package stepdoku.hint;

import stepdoku.board.Digits;

/**
 * A pivot with three candidates, and two wings with two of them each. Sources: HoDoKu, "Wings"; SudokuWiki, "XYZ Wing";
 * Sudopedia, "XYZ-Wing".
 */
final class XyzWing extends Technique {
    XyzWing() {
        super(Level.FIENDISH, "XYZ-Wing");
    }

    @Override
    public String explanation() {
        return """
                A pivot cell has the candidates x, y and z; it sees two wings with the candidates x and z, and y and z. If \
                the pivot is not z itself, one of the wings is. One of the three holds z, so a cell that sees all three \
                cannot. \
                Sources: HoDoKu, "Wings"; SudokuWiki, "XYZ Wing"; Sudopedia, "XYZ-Wing".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        CellSet pairs = chart.cellsWith(2);
        for (int pivot : chart.cellsWith(3).cells()) {
            int[] wings = pairs.and(chart.sight().peers(pivot)).cells();
            for (int i = 0; i < wings.length && !findings.areEnough(); i++) {
                for (int j = i + 1; j < wings.length; j++) {
                    tryWings(chart, pivot, wings[i], wings[j], findings);
                }
            }
        }
    }

    private static void tryWings(Chart chart, int pivot, int wing, int other, Findings findings) {
        int common = chart.candidates(wing) & chart.candidates(other);
        int all = chart.candidates(wing) | chart.candidates(other);
        if (Digits.count(common) == 1 && all == chart.candidates(pivot)) {
            BentTriple.tell(chart, pivot, wing, other, findings);
        }
    }
}

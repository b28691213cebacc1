package stepdoku.hint;

import stepdoku.board.Digits;

/**
 * A pivot with two candidates, and two wings that share one each with it. Sources: HoDoKu, "Wings"; SudokuWiki, "Y-Wing
 * Strategy"; Sudopedia, "XY-Wing".
 */
final class XyWing extends Technique {
    XyWing() {
        super(Level.FIENDISH, "XY-Wing", "y-wing", "bent triple");
    }

    @Override
    public String explanation() {
        return """
                A pivot cell has the candidates x and y; it sees two wings with the candidates x and z, and y and z. If the \
                pivot is x, the first wing is z; if it is y, the second is. One wing holds z either way, so a cell that \
                sees both wings cannot. \
                Sources: HoDoKu, "Wings"; SudokuWiki, "Y-Wing Strategy"; Sudopedia, "XY-Wing".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        CellSet pairs = chart.cellsWith(2);
        for (int pivot : pairs.cells()) {
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
        boolean isWing = Digits.count(common) == 1 && (all & ~common) == chart.candidates(pivot);
        if (isWing) {
            BentTriple.tell(chart, pivot, wing, other, findings);
        }
    }
}

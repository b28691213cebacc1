package stepdoku.hint;

import stepdoku.board.Digits;

/**
 * The places of a digit that strong links join, coloured in turn. Sources: HoDoKu, "Coloring"; SudokuWiki, "Singles Chains";
 * Sudopedia, "Simple Colors".
 */
final class SimpleColors extends Technique {
    SimpleColors() {
        super(
                Level.FIENDISH,
                "Simple Colors",
                "simple colouring",
                "simple coloring",
                "singles chains",
                "single's chain");
    }

    @Override
    public String explanation() {
        return """
                Start at a place of a digit and walk along its strong links (houses with two places left), giving the places \
                two colours in turn: either all of one colour hold the digit or all of the other. If two places of a colour \
                see each other, that colour is false (wrap). A cell that sees both colours cannot hold the digit (trap). \
                Sources: HoDoKu, "Coloring"; SudokuWiki, "Singles Chains"; Sudopedia, "Simple Colors".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        for (int digit = 1; digit <= chart.size() && !findings.areEnough(); digit++) {
            for (Coloring coloring : Coloring.of(chart, digit)) {
                wrap(chart, digit, coloring, findings);
                wrap(chart, digit, coloring.exchanged(), findings);
                trap(chart, digit, coloring, findings);
            }
        }
    }

    /** The first colour is false when two of its cells see each other. */
    private static void wrap(Chart chart, int digit, Coloring coloring, Findings findings) {
        for (int cell : coloring.first().cells()) {
            CellSet clashing = coloring.first().and(chart.sight().peers(cell));
            if (!clashing.isEmpty()) {
                String why = "if " + Wording.cellList(chart.geometry(), coloring.first()) + " held "
                        + Digits.symbol(digit) + ", then " + Wording.cellList(chart.geometry(), cell, clashing.first())
                        + ", which see each other, would both hold it";
                tell(chart, digit, coloring, coloring.first(), why, findings);
                return;
            }
        }
    }

    private static void trap(Chart chart, int digit, Coloring coloring, Findings findings) {
        CellSet hit =
                chart.places(digit).and(coloring.seenByBoth(chart.sight())).without(coloring.cells());
        if (!hit.isEmpty()) {
            String why = "either " + Wording.cellList(chart.geometry(), coloring.first()) + " hold "
                    + Digits.symbol(digit) + " or " + Wording.cellList(chart.geometry(), coloring.second())
                    + " do, so no cell that sees both kinds can";
            tell(chart, digit, coloring, hit, why, findings);
        }
    }

    private static void tell(Chart chart, int digit, Coloring coloring, CellSet hit, String why, Findings findings) {
        String text = Digits.symbol(digit) + " (" + Wording.cells(chart.geometry(), coloring.first()) + ") / ("
                + Wording.cells(chart.geometry(), coloring.second()) + ")";
        Pattern pattern = Pattern.of(coloring.cells(), Digits.of(digit), text);
        findings.eliminate(pattern, chart.candidates(hit, Digits.of(digit)), why);
    }
}

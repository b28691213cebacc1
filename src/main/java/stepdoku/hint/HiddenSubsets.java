package stepdoku.hint;

import java.util.List;
import stepdoku.board.House;

/**
 * The logic of hidden pairs, triples and quads: n digits that have only n places in a house fill them, so these cells have
 * no other candidates. Sources: HoDoKu, "Hidden Subsets"; SudokuWiki, "Hidden Candidates"; Sudopedia, "Hidden Subset".
 */
final class HiddenSubsets {
    private final Chart chart;
    private final Findings findings;

    private HiddenSubsets(Chart chart, Findings findings) {
        this.chart = chart;
        this.findings = findings;
    }

    static void search(Chart chart, int size, Findings findings) {
        HiddenSubsets subsets = new HiddenSubsets(chart, findings);
        for (House house : chart.sight().boxesFirst()) {
            if (chart.emptyCount(house) > size && !findings.areEnough()) {
                int[] masks = chart.positionsByDigit(house);
                TightGroups.visit(masks, size, (digits, positions) -> subsets.tell(house, digits, positions));
            }
        }
    }

    private boolean tell(House house, int digits, int positions) {
        CellSet cells = chart.set(chart.cellsAt(house, positions));
        List<Candidate> out = chart.candidates(cells, ~digits);
        if (!out.isEmpty()) {
            String text = Wording.digits(digits, ",") + " in " + Wording.cells(chart.geometry(), cells);
            findings.eliminate(Pattern.of(List.of(house), cells, digits, text), out, why(house, cells, digits));
        }
        return !findings.areEnough();
    }

    private String why(House house, CellSet cells, int digits) {
        return "in " + house + " the digits " + Wording.digitList(digits) + " have no places but "
                + Wording.cellList(chart.geometry(), cells) + ", so these cells hold nothing else";
    }
}

package stepdoku.hint;

import java.util.Arrays;
import java.util.List;
import stepdoku.board.House;

/**
 * The logic of naked pairs, triples and quads: n cells of a house that together have only n candidates hold just those
 * digits, so no cell that sees all of them can. Sources: HoDoKu, "Naked Subsets"; SudokuWiki, "Naked Candidates";
 * Sudopedia, "Naked Subset".
 */
final class NakedSubsets {
    private final Chart chart;
    private final Findings findings;

    private NakedSubsets(Chart chart, Findings findings) {
        this.chart = chart;
        this.findings = findings;
    }

    static void search(Chart chart, int size, Findings findings) {
        NakedSubsets subsets = new NakedSubsets(chart, findings);
        for (House house : chart.sight().boxesFirst()) {
            if (chart.emptyCount(house) > size && !findings.areEnough()) {
                int[] masks =
                        Arrays.stream(house.cells()).map(chart::candidates).toArray();
                TightGroups.visit(masks, size, (cells, digits) -> subsets.tell(house, cells, digits));
            }
        }
    }

    private boolean tell(House house, int positions, int digits) {
        int[] cells = chart.cellsAt(house, positions);
        List<Candidate> out = chart.candidates(chart.sight().commonPeers(cells), digits);
        if (!out.isEmpty()) {
            String text = Wording.digits(digits, ",") + " in " + Wording.cells(chart.geometry(), cells);
            findings.eliminate(
                    Pattern.of(List.of(house), chart.set(cells), digits, text), out, why(house, cells, digits));
        }
        return !findings.areEnough();
    }

    private String why(House house, int[] cells, int digits) {
        return "in " + house + " the cells " + Wording.cellList(chart.geometry(), cells) + " have no candidates but "
                + Wording.digitList(digits) + ", so they hold these digits, and no cell that sees them all can";
    }
}

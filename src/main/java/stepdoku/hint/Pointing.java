package stepdoku.hint;

import stepdoku.board.House;
import stepdoku.board.House.Kind;

/** The places of a digit in a box lie in one line. See {@link LockedCandidates}. */
final class Pointing extends Technique {
    Pointing() {
        super(
                Level.MEDIUM,
                "Locked Candidates Type 1 (Pointing)",
                "pointing",
                "pointing pair",
                "pointing triple",
                "locked candidates",
                "locked candidates type 1",
                "box/line interaction");
    }

    @Override
    public String explanation() {
        return """
                In a box all places of a digit lie in one row or one column. One of them holds the digit, so it cannot \
                stand in the rest of that line, outside the box. \
                Sources: HoDoKu, "Intersections"; SudokuWiki, "Intersection Removal"; Sudopedia, "Locked Candidates".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        for (House box : chart.sight().boxesFirst()) {
            if (box.kind() == Kind.BOX && !findings.areEnough()) {
                LockedCandidates.search(chart, box, Kind.ROW, findings);
                LockedCandidates.search(chart, box, Kind.COLUMN, findings);
            }
        }
    }
}

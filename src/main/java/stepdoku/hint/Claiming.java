package stepdoku.hint;

import stepdoku.board.House;
import stepdoku.board.House.Kind;

/** The places of a digit in a line lie in one box. See {@link LockedCandidates}. */
final class Claiming extends Technique {
    Claiming() {
        super(
                Level.MEDIUM,
                "Locked Candidates Type 2 (Claiming)",
                "claiming",
                "claiming pair",
                "claiming triple",
                "locked candidates type 2",
                "box/line reduction",
                "line/box interaction");
    }

    @Override
    public String explanation() {
        return """
                In a row or a column all places of a digit lie in one box. One of them holds the digit, so it cannot \
                stand in the rest of that box, outside the line. \
                Sources: HoDoKu, "Intersections"; SudokuWiki, "Intersection Removal"; Sudopedia, "Locked Candidates".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        for (House line : chart.sight().boxesFirst()) {
            if (line.kind() != Kind.BOX && !findings.areEnough()) {
                LockedCandidates.search(chart, line, Kind.BOX, findings);
            }
        }
    }
}

package stepdoku.hint;

import java.util.List;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.House;
import stepdoku.board.House.Kind;

/**
 * The places of a digit in a box lie in one row and one column of it, and a strong link starts in that row. Sources: HoDoKu,
 * "Single Digit Patterns"; SudokuWiki, "Empty Rectangles"; Sudopedia, "Empty Rectangle".
 */
final class EmptyRectangle extends Technique {
    EmptyRectangle() {
        super(Level.FIENDISH, "Empty Rectangle");
    }

    @Override
    public String explanation() {
        return """
                All places of a digit in a box lie in one row and one column of it; the rest of the box is empty of the digit. \
                A column elsewhere has two places for it, one of them in that row. If the digit stood where the row of \
                the other place meets the column of the box, that column would take it from the box and the other place \
                would lose it; the first place would then hold it and take it from the row, and the box would have no \
                place left. The same holds with rows and columns exchanged. \
                Sources: HoDoKu, "Single Digit Patterns"; SudokuWiki, "Empty Rectangles"; Sudopedia, "Empty Rectangle".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        for (int digit = 1; digit <= chart.size() && !findings.areEnough(); digit++) {
            for (StrongLink link : StrongLink.of(chart, digit)) {
                if (link.house().kind() != Kind.BOX) {
                    search(chart, digit, link, findings);
                    search(chart, digit, link.reversed(), findings);
                }
            }
        }
    }

    /** Looks at the boxes along the line that crosses the link at its first end. */
    private static void search(Chart chart, int digit, StrongLink link, Findings findings) {
        Kind crossing = link.house().kind() == Kind.ROW ? Kind.COLUMN : Kind.ROW;
        House arm = chart.geometry().house(crossing, link.from());
        House far = chart.geometry().house(crossing, link.to());
        for (House box : chart.sight().boxesAlong(arm)) {
            CellSet offArm = chart.places(box, digit).without(chart.sight().cells(arm));
            if (!offArm.isEmpty() && box != chart.geometry().house(Kind.BOX, link.from())) {
                House stem = chart.geometry().house(link.house().kind(), offArm.first());
                CellSet stemCells = chart.sight().cells(stem);
                int target = stemCells.and(chart.sight().cells(far)).first();
                boolean isCross =
                        offArm.isWithin(stemCells) && !chart.places(box, digit).isWithin(stemCells);
                if (isCross
                        && chart.places(digit).contains(target)
                        && !chart.sight().cells(box).contains(target)) {
                    tell(chart, digit, link, box, target, findings);
                }
            }
        }
    }

    private static void tell(Chart chart, int digit, StrongLink link, House box, int target, Findings findings) {
        Geometry geometry = chart.geometry();
        char symbol = Digits.symbol(digit);
        String text =
                symbol + " in " + Wording.shortName(box) + " (" + Wording.cells(geometry, link.from(), link.to()) + ")";
        CellSet cells = chart.places(box, digit).with(link.from()).with(link.to());
        String why = "with " + symbol + " in " + geometry.name(target) + " " + link.house() + " would need its own in "
                + geometry.name(link.from()) + ", and " + box + " would have no place left for it";
        findings.eliminate(
                Pattern.of(List.of(box, link.house()), cells, Digits.of(digit), text),
                List.of(new Candidate(target, digit)),
                why);
    }
}

package stepdoku.hint;

import java.util.List;
import stepdoku.board.Digits;

/**
 * Two almost locked sets that cannot both hold one of their digits. Sources: HoDoKu, "Almost Locked Sets"; SudokuWiki, "Almost
 * Locked Sets"; Sudopedia, "ALS-XZ Rule".
 */
final class AlsXz extends Technique {
    AlsXz() {
        super(
                Level.FIENDISH,
                "Almost Locked Set XZ-Rule",
                "als-xz",
                "als-xz rule",
                "almost locked sets",
                "almost locked set",
                "als");
    }

    @Override
    public String explanation() {
        return """
                An almost locked set is n cells of a house with n+1 candidates in all: without one digit it is a naked subset of \
                the others. Two such sets share the digits x and z, and every place of x in one sees every place of x in the \
                other. So one of the sets is without x and holds z: a cell that sees all places of z in both cannot. \
                Sources: HoDoKu, "Almost Locked Sets"; SudokuWiki, "Almost Locked Sets"; Sudopedia, "ALS-XZ Rule".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        List<AlmostLockedSet> sets = AlmostLockedSet.of(chart);
        for (int j = 1; j < sets.size() && !findings.areEnough(); j++) {
            for (int i = 0; i < j && !findings.areEnough(); i++) {
                tryPair(chart, sets.get(i), sets.get(j), findings);
            }
        }
    }

    private static void tryPair(Chart chart, AlmostLockedSet a, AlmostLockedSet b, Findings findings) {
        int common = a.digits() & b.digits();
        if (Digits.count(common) < 2 || a.cells().intersects(b.cells())) {
            return;
        }
        for (int x : Digits.members(common)) {
            if (a.isRestricted(x, b)) {
                for (int z : Digits.members(common & ~Digits.of(x))) {
                    tryDigits(chart, a, b, x, z, findings);
                }
            }
        }
    }

    private static void tryDigits(Chart chart, AlmostLockedSet a, AlmostLockedSet b, int x, int z, Findings findings) {
        if (CellSet.meet(chart.places(z), a.seen()[z], b.seen()[z])) {
            CellSet hit = chart.places(z).and(a.seen()[z]).and(b.seen()[z]);
            String text = "A=" + a.text(chart) + ", B=" + b.text(chart) + ", X=" + Digits.symbol(x) + ", Z="
                    + Digits.symbol(z);
            Pattern pattern = Pattern.of(a.cells().or(b.cells()), a.digits() | b.digits(), text);
            findings.eliminate(pattern, chart.candidates(hit, Digits.of(z)), why(chart, a, b, x, z));
        }
    }

    private static String why(Chart chart, AlmostLockedSet a, AlmostLockedSet b, int x, int z) {
        return "only one of the sets " + Wording.cells(chart.geometry(), a.cells()) + " and "
                + Wording.cells(chart.geometry(), b.cells()) + " can hold " + Digits.symbol(x) + "; the other holds "
                + Digits.symbol(z) + ", so no cell that sees every " + Digits.symbol(z) + " of both can";
    }
}

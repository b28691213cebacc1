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
                other. So one of the sets is without x and holds z: a cell that sees all places of z in both cannot. If that is so for \
                two digits x, each set is without one of them and holds all its others: both are naked subsets. \
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
        if (Digits.count(a.digits() & b.digits()) < 2 || a.cells().intersects(b.cells())) {
            return;
        }
        int restricted = a.restrictedWith(b);
        if (restricted != Digits.NONE) {
            new LinkedSets(chart, a, b, restricted).tell(findings);
        }
    }
}

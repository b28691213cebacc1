package stepdoku.hint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import stepdoku.board.Digits;

/**
 * Two almost locked sets and the digits that only one of them can hold. One such digit x links them: of any other digit z in
 * both, one set holds one. Two link them doubly: each set is without one of the two and holds all its other digits.
 */
record LinkedSets(Chart chart, AlmostLockedSet a, AlmostLockedSet b, int restricted) {
    private static final Comparator<Candidate> CELL_BY_CELL =
            Comparator.comparingInt(Candidate::cell).thenComparingInt(Candidate::digit);

    void tell(Findings findings) {
        if (isDouble()) {
            eliminate(a.digits() | b.digits(), "", this::whyDouble, findings);
        } else {
            for (int z : Digits.members(a.digits() & b.digits() & ~restricted)) {
                eliminate(Digits.of(z), ", Z=" + Digits.symbol(z), () -> why(z), findings);
            }
        }
    }

    private boolean isDouble() {
        return Digits.count(restricted) > 1;
    }

    private void eliminate(int digits, String goal, Supplier<String> why, Findings findings) {
        List<Candidate> out = new ArrayList<>();
        for (int digit : Digits.members(digits)) {
            out.addAll(chart.candidates(forbidden(digit), Digits.of(digit)));
        }
        if (!out.isEmpty()) {
            out.sort(CELL_BY_CELL);
            String text =
                    "A=" + a.text(chart) + ", B=" + b.text(chart) + ", X=" + Wording.digits(restricted, ",") + goal;
            Pattern pattern = Pattern.of(a.cells().or(b.cells()), a.digits() | b.digits(), text);
            findings.eliminate(pattern, out, why.get());
        }
    }

    /** The places of a digit that see it in both sets; if each set holds it in any case, those that see it in one. */
    private CellSet forbidden(int digit) {
        boolean isHeld = isDouble() && !Digits.contains(restricted, digit);
        CellSet byA = a.seen()[digit];
        CellSet byB = b.seen()[digit];
        return chart.places(digit).and(isHeld ? byA.or(byB) : byA.and(byB));
    }

    private String why(int z) {
        return "only one of the sets " + names() + " can hold " + Wording.digitList(restricted) + "; the other holds "
                + Digits.symbol(z) + ", so no cell that sees every " + Digits.symbol(z) + " of both can";
    }

    private String whyDouble() {
        return "between them the sets " + names() + " can hold each of " + Wording.digitList(restricted)
                + " only once, so each set is without one of these and holds all its other digits; "
                + "a cell that sees all places of a digit so held cannot hold it";
    }

    private String names() {
        return Wording.cells(chart.geometry(), a.cells()) + " and " + Wording.cells(chart.geometry(), b.cells());
    }
}

package stepdoku.view;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import stepdoku.board.Digits;
import stepdoku.board.PencilMarks;
import stepdoku.hint.Candidate;
import stepdoku.hint.Deduction;

/** A deduction on the pencil marks that it was made from: its text form, the marks with what it changes, and why. */
public record DeductionView(PencilMarks marks, Deduction deduction) implements View {
    @Override
    public List<AttributedString> lines(Page page) {
        Marking pattern = Marking.none()
                .with(Role.HIGHLIGHT, deduction.pattern().cells().stream().mapToInt(cell -> cell));
        View drawn = MarksView.of(marks).with(pattern, masks(deduction.placements()), masks(deduction.eliminations()));
        return Stack.of(Text.of(deduction.toString()), drawn, Text.of(deduction.why()), Legend.of(legend()))
                .lines(page);
    }

    private static Map<Integer, Integer> masks(List<Candidate> candidates) {
        Map<Integer, Integer> masks = new HashMap<>();
        candidates.forEach(candidate ->
                masks.merge(candidate.cell(), Digits.of(candidate.digit()), (mask, other) -> mask | other));
        return masks;
    }

    private String legend() {
        return deduction.placements().isEmpty() ? "/5: the candidate goes" : "+5: the digit is placed";
    }
}

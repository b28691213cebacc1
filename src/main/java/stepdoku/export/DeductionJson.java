package stepdoku.export;

import java.util.List;
import stepdoku.hint.Candidate;
import stepdoku.hint.Deduction;
import stepdoku.hint.Technique;

/** What a person would conclude, for other programs. */
public final class DeductionJson {
    private DeductionJson() {}

    public static Json of(Deduction deduction) {
        return technique(deduction.technique())
                .with("where", deduction.whereToLook())
                .with("pattern", deduction.pattern().text())
                .with("placements", candidates(deduction, deduction.placements()))
                .with("eliminations", candidates(deduction, deduction.eliminations()))
                .with("text", deduction)
                .with("why", deduction.why());
    }

    public static Json technique(Technique technique) {
        return Json.object().with("technique", technique).with("level", technique.level());
    }

    private static List<Json> candidates(Deduction deduction, List<Candidate> candidates) {
        return candidates.stream()
                .map(candidate -> Json.object()
                        .with("cell", deduction.geometry().name(candidate.cell()))
                        .with("digit", candidate.digit()))
                .toList();
    }
}

package stepdoku.reply;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import stepdoku.hint.Deduction;
import stepdoku.hint.Technique;
import stepdoku.text.Words;
import stepdoku.view.Role;
import stepdoku.view.TechniqueCounts;
import stepdoku.view.Text;
import stepdoku.view.View;

/** Deductions that are possible at the same time, by their techniques; of each technique no more than so many are told. */
public record AllDeductions(List<Deduction> deductions, int most) {
    /** So few of each that the easy ones at the top are not lost among the hard ones. */
    private static final int FEW = 12;

    /** Of each technique a few. */
    public static AllDeductions few(List<Deduction> deductions) {
        return new AllDeductions(deductions, FEW);
    }

    /** All of them. */
    public static AllDeductions whole(List<Deduction> deductions) {
        return new AllDeductions(deductions, Integer.MAX_VALUE);
    }

    public List<View> views() {
        List<View> views = new ArrayList<>();
        Map<Technique, Integer> counts = new LinkedHashMap<>();
        byTechnique().forEach((technique, found) -> {
            found.stream().limit(most).map(Deduction::toString).map(Text::of).forEach(views::add);
            if (found.size() > most) {
                views.add(Text.of(rest(technique, found.size() - most), Role.DIM));
            }
            counts.put(technique, found.size());
        });
        views.add(Text.blank());
        views.add(Text.of(Words.count(deductions.size(), "deduction") + " possible now"));
        views.add(new TechniqueCounts(counts));
        return views;
    }

    private Map<Technique, List<Deduction>> byTechnique() {
        return deductions.stream()
                .collect(Collectors.groupingBy(Deduction::technique, LinkedHashMap::new, Collectors.toList()));
    }

    private static String rest(Technique technique, int count) {
        return "… %d more: hint all %s".formatted(count, technique.name().toLowerCase(Locale.ROOT));
    }
}

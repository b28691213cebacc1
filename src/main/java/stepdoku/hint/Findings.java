package stepdoku.hint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a technique tells while it searches: the deductions in the order found, each once. When one is enough, the rest is
 * ignored, and a search may ask {@link #areEnough} to end early.
 */
final class Findings {
    private final Technique technique;
    private final Chart chart;
    private final int limit;
    private final List<Deduction> found = new ArrayList<>();
    private final Set<String> texts = new HashSet<>();

    Findings(Technique technique, Chart chart, int limit) {
        this.technique = technique;
        this.chart = chart;
        this.limit = limit;
    }

    boolean areEnough() {
        return found.size() >= limit;
    }

    boolean wantsOne() {
        return limit == 1;
    }

    void place(Pattern pattern, int cell, int digit, String why) {
        add(new Deduction(technique, chart.geometry(), pattern, List.of(new Candidate(cell, digit)), List.of(), why));
    }

    /** Nothing is added when there is nothing to eliminate. */
    void eliminate(Pattern pattern, List<Candidate> eliminations, String why) {
        if (!eliminations.isEmpty()) {
            add(new Deduction(technique, chart.geometry(), pattern, List.of(), eliminations, why));
        }
    }

    private void add(Deduction deduction) {
        // Where one is enough, its text need not be made.
        if (!areEnough() && (wantsOne() || texts.add(deduction.toString()))) {
            found.add(deduction);
        }
    }

    List<Deduction> all() {
        return List.copyOf(found);
    }

    Optional<Deduction> first() {
        return found.stream().findFirst();
    }
}

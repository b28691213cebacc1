package stepdoku.hint;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import stepdoku.board.PencilMarks;

/**
 * A way to conclude something from pencil marks as a person would: contract of all techniques, which stand in
 * {@link Techniques}. It looks at the marks alone, so the same board always gives the same deductions in the same order.
 * Its text form is its name, as HoDoKu writes it.
 */
public abstract class Technique {
    private final String name;
    private final List<String> otherNames;
    private final Level level;

    Technique(Level level, String name, String... otherNames) {
        this.level = level;
        this.name = name;
        this.otherNames = List.of(otherNames);
    }

    public final String name() {
        return name;
    }

    /** What others call it, in lower case. */
    public final List<String> otherNames() {
        return otherNames;
    }

    public final Level level() {
        return level;
    }

    /** Whether its deductions hold only on boards that have one solution. */
    public boolean restsOnUniqueness() {
        return false;
    }

    /** What it is and why it is true, in one paragraph that ends with its sources. */
    public abstract String explanation();

    /** Tells the findings every deduction that it sees in the chart, the easiest to see first. */
    abstract void search(Chart chart, Findings findings);

    /** The deduction that is seen first; none when the technique finds nothing. */
    public final Optional<Deduction> first(PencilMarks marks) {
        return first(Chart.of(marks));
    }

    final Optional<Deduction> first(Chart chart) {
        Findings findings = new Findings(this, chart, 1);
        search(chart, findings);
        return findings.first();
    }

    /** Every deduction, in the order in which they are seen. */
    public final List<Deduction> all(PencilMarks marks) {
        return all(Chart.of(marks));
    }

    final List<Deduction> all(Chart chart) {
        Findings findings = new Findings(this, chart, Integer.MAX_VALUE);
        search(chart, findings);
        return findings.all();
    }

    /** Whether people call it so: its name or another, whatever the case, {@code x-wing} as well as {@code X Wing}. */
    public final boolean isCalled(String text) {
        return plainNames().anyMatch(plain(text)::equals);
    }

    /** Whether a text begins one of its names: {@code turbot} the Turbot Fish. */
    final boolean isBegunBy(String text) {
        String begun = plain(text);
        return !begun.isEmpty() && plainNames().anyMatch(other -> other.startsWith(begun));
    }

    private Stream<String> plainNames() {
        return Stream.concat(Stream.of(name), otherNames.stream()).map(Technique::plain);
    }

    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9+]", "");
    }

    @Override
    public final String toString() {
        return name;
    }
}

package stepdoku.hint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import stepdoku.board.PencilMarks;

/**
 * The techniques that may be used on a board, tried from the easiest on: after each deduction a person starts again at the
 * bottom. On a board with several solutions the techniques that rest on uniqueness must be left out.
 */
public final class Ladder {
    private final List<Technique> techniques;

    private Ladder(List<Technique> techniques) {
        this.techniques = techniques;
    }

    /** All techniques, for boards known to have one solution. */
    public static Ladder full() {
        return new Ladder(Techniques.TABLE);
    }

    /** The techniques that hold on every board. */
    public static Ladder withoutUniqueness() {
        return new Ladder(Techniques.TABLE.stream()
                .filter(technique -> !technique.restsOnUniqueness())
                .toList());
    }

    /** These techniques alone, in this order. */
    public static Ladder of(List<Technique> techniques) {
        return new Ladder(List.copyOf(techniques));
    }

    public List<Technique> techniques() {
        return techniques;
    }

    /** The deduction that a person would see first; none when logic ends here. */
    public Optional<Deduction> first(PencilMarks marks) {
        if (marks.grid().isFull()) {
            return Optional.empty();
        }
        Chart chart = Chart.of(marks);
        for (Technique technique : techniques) {
            Optional<Deduction> deduction = technique.first(chart);
            if (deduction.isPresent()) {
                return deduction;
            }
        }
        return Optional.empty();
    }

    /** Every deduction that is possible now, easiest technique first. */
    public List<Deduction> all(PencilMarks marks) {
        Chart chart = Chart.of(marks);
        return techniques.stream()
                .flatMap(technique -> technique.all(chart).stream())
                .toList();
    }

    /** The whole way from these marks to the solution, or to where logic ends. */
    public LogicPath path(PencilMarks marks) {
        List<Deduction> steps = new ArrayList<>();
        PencilMarks now = marks;
        Optional<Deduction> next = first(now);
        while (next.isPresent()) {
            steps.add(next.get());
            now = next.get().apply(now);
            next = first(now);
        }
        return new LogicPath(steps, now);
    }
}

package stepdoku.hint;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import stepdoku.board.PencilMarks;

/** The deductions that a ladder made one after the other, and the marks where it ended. */
public record LogicPath(List<Deduction> steps, PencilMarks end) {
    private static final Comparator<Technique> EASIEST_FIRST = Comparator.comparingInt(Techniques.TABLE::indexOf);

    public LogicPath {
        steps = List.copyOf(steps);
    }

    /** Whether logic alone filled the board. */
    public boolean isSolved() {
        return end.grid().isFull();
    }

    /** How often each technique was used, easiest first; those not used are left out. */
    public Map<Technique, Integer> counts() {
        Map<Technique, Integer> counts = new TreeMap<>(EASIEST_FIRST);
        for (Deduction step : steps) {
            counts.merge(step.technique(), 1, Integer::sum);
        }
        return counts;
    }

    /** The hardest technique used, the one farthest down the table; none when no step was made. */
    public Optional<Technique> hardest() {
        return steps.stream().map(Deduction::technique).max(EASIEST_FIRST);
    }

    /** The level of the hardest technique; beyond logic when the board is not filled. */
    public Level level() {
        return isSolved() ? hardest().map(Technique::level).orElse(Level.EASY) : Level.BEYOND;
    }
}

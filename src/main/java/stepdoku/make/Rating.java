package stepdoku.make;

import java.util.Map;
import java.util.Optional;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;
import stepdoku.hint.Deduction;
import stepdoku.hint.Ladder;
import stepdoku.hint.Level;
import stepdoku.hint.LogicPath;
import stepdoku.hint.Technique;

/**
 * How hard a board is for a person: the way that the whole ladder of techniques takes to its solution, or to where logic
 * ends. Only for boards that have one solution, since some techniques rest on that.
 */
public record Rating(LogicPath path) {
    public static Rating of(Grid grid) {
        return new Rating(Ladder.full().path(PencilMarks.of(grid)));
    }

    public Level level() {
        return path.level();
    }

    /** The hardest technique that was needed; none on a full board. */
    public Optional<Technique> hardest() {
        return path.hardest();
    }

    /** How often each technique was used, easiest first. */
    public Map<Technique, Integer> counts() {
        return path.counts();
    }

    /** Whether a board is of a level; given up as soon as it proves harder. */
    static boolean is(Level wanted, Grid grid) {
        Ladder ladder = Ladder.full();
        PencilMarks marks = PencilMarks.of(grid);
        Level hardest = Level.EASY;
        while (!marks.grid().isFull() && hardest.compareTo(wanted) <= 0) {
            Optional<Deduction> next = ladder.first(marks);
            Level level = next.map(Deduction::technique).map(Technique::level).orElse(Level.BEYOND);
            hardest = level.compareTo(hardest) > 0 ? level : hardest;
            if (next.isEmpty()) {
                break;
            }
            marks = next.get().apply(marks);
        }
        return hardest == wanted;
    }
}

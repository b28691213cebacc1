package stepdoku.format;

import java.util.ArrayList;
import java.util.List;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;

/**
 * A board that was read, the format it was in, and notes on what could have been meant otherwise. What it says of itself:
 * {@code 9x9, 30 givens, LeetCode JSON}.
 */
public record Reading(PencilMarks marks, BoardFormat format, List<String> notes) {

    static Reading of(Grid grid, BoardFormat format) {
        return new Reading(PencilMarks.of(grid), format, List.of());
    }

    static Reading of(Cells cells, BoardFormat format) {
        return new Reading(PencilMarks.of(cells.grid()), format, cells.notes());
    }

    public Grid grid() {
        return marks.grid();
    }

    /** What was understood, for the user. */
    public String understood() {
        List<String> facts = new ArrayList<>();
        facts.add(grid().geometry().toString());
        facts.add(count(grid().givenCount(), "given", "givens"));
        int entries = (int) grid().entries().count();
        if (entries > 0) {
            facts.add(count(entries, "entry", "entries"));
        }
        facts.add(format.title());
        facts.addAll(notes);
        return String.join(", ", facts);
    }

    private static String count(int number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }
}

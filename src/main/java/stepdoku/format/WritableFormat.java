package stepdoku.format;

import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;

/** A format that can be written too. What is written is read back equal. */
public interface WritableFormat extends BoardFormat {
    /** A board as text that ends with a line feed; formats without room for pencil marks write the grid alone. */
    String write(PencilMarks marks);

    default String write(Grid grid) {
        return write(PencilMarks.of(grid));
    }
}

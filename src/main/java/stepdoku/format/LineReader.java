package stepdoku.format;

import java.util.Optional;
import stepdoku.board.Grid;

/** Reads boards that stand one on each line. It has no state: several threads may share it. */
@FunctionalInterface
public interface LineReader {
    /** The board on a line; none on a blank line, a comment or a header. Any other line is a FormatException. */
    Optional<Grid> read(String line);
}

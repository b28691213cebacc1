package stepdoku.listing;

import java.util.List;
import stepdoku.board.Grid;

/**
 * What a recursion with a mistake did: how it ended, the calls that it made, all that it wrote in order, the board that it
 * left, and what it had kept if it was to keep all solutions.
 */
public record MistakenRun(Ending ending, int calls, List<Write> writes, Grid left, List<Grid> kept) {}

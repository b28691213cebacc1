package stepdoku.session;

import java.util.Optional;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;
import stepdoku.search.Strategies;
import stepdoku.search.Strategy;

/**
 * What is on the table: the board with its history, the queens while they lie over it, the strategy, how much hints have
 * told, and the mistake that is looked at. Mutable.
 */
final class Tabletop {
    private final History<PencilMarks> boards;
    private Strategy strategy = Strategies.SCAN;
    /** The size of the queens' board, 0 while there is none. */
    private int queens;

    private int hintLevel;
    /** Null while no mistake is looked at. */
    private Lab lab;

    private Tabletop(History<PencilMarks> boards) {
        this.boards = boards;
    }

    /** An empty board. */
    static Tabletop empty() {
        return new Tabletop(new History<>(PencilMarks.of(Grid.empty(Geometry.of(9)))));
    }

    /** What was on the table then. */
    static Tabletop of(Snapshot then) {
        Tabletop table = new Tabletop(History.of(then.boards(), then.undone()));
        table.strategy = then.strategy();
        table.queens = then.queens();
        table.hintLevel = then.hintLevel();
        table.lab = then.lab().orElse(null);
        return table;
    }

    History<PencilMarks> boards() {
        return boards;
    }

    Grid grid() {
        return boards.present().grid();
    }

    Strategy strategy() {
        return strategy;
    }

    void choose(Strategy next) {
        strategy = next;
    }

    int queens() {
        return queens;
    }

    void queens(int size) {
        queens = size;
    }

    Problem problem() {
        return Problem.of(queens, grid(), strategy);
    }

    int hintLevel() {
        return hintLevel;
    }

    int deepenHint(int deepest) {
        hintLevel = Math.min(hintLevel + 1, deepest);
        return hintLevel;
    }

    /** The queens leave the table, and hints begin anew. */
    void clear() {
        queens = 0;
        hintLevel = 0;
    }

    /** The mistake on the board on which it was looked at last. */
    Optional<Lab> lab() {
        return Optional.ofNullable(lab);
    }

    /** Null to look at none. */
    void lab(Lab next) {
        lab = next;
    }
}

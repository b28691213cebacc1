package stepdoku.session;

import java.util.List;
import java.util.function.BooleanSupplier;
import stepdoku.board.Clash;
import stepdoku.board.Grid;
import stepdoku.search.Position;
import stepdoku.search.QueensPosition;
import stepdoku.search.Search;
import stepdoku.search.Stepper;
import stepdoku.search.Strategies;
import stepdoku.search.Strategy;
import stepdoku.search.SudokuPosition;

/** What a search is about: it can be begun again and again, each time from the same position at time 0. */
public sealed interface Problem {
    /** The queens on a board of a size, or a sudoku while that is 0. */
    static Problem of(int queens, Grid grid, Strategy strategy) {
        return queens > 0 ? new Queens(queens) : new Sudoku(grid, strategy);
    }

    /** An error that names the first clash of a board, if it has one. */
    static void refuseClashes(Grid grid) {
        List<Clash> clashes = Clash.in(grid);
        if (!clashes.isEmpty()) {
            throw UserError.no(Sentences.clash(grid.geometry(), clashes.get(0)) + ": mend that first");
        }
    }

    /** A new search at time 0, to be moved as long as one may go on. A board with a clash is an error that names it. */
    default Stepper begin(BooleanSupplier goOn) {
        return new Stepper(search(), firstSolutionOnly(), goOn);
    }

    /** A new search at time 0. */
    Search search();

    /** The name of the listing whose moves the search makes. */
    String listing();

    /** Whether the dfs returns at the first solution; else it returns nothing and goes through all of them. */
    boolean firstSolutionOnly();

    /** The name of a cell. */
    String cellName(int cell);

    /** The board whose cells these are: {@code 9x9}, {@code 8 queens}. */
    String board();

    /** The position at time 0. */
    Position position();

    /** A sudoku, solved by a strategy. */
    record Sudoku(Grid grid, Strategy strategy) implements Problem {
        @Override
        public Stepper begin(BooleanSupplier goOn) {
            refuseClashes(grid);
            return Problem.super.begin(goOn);
        }

        @Override
        public Search search() {
            return new Search(position(), strategy);
        }

        @Override
        public String listing() {
            return strategy.name();
        }

        @Override
        public boolean firstSolutionOnly() {
            return true;
        }

        @Override
        public String cellName(int cell) {
            return grid.geometry().name(cell);
        }

        @Override
        public String board() {
            return grid.geometry().toString();
        }

        @Override
        public Position position() {
            return new SudokuPosition(grid);
        }
    }

    /** N queens on a board of N rows, row by row. */
    record Queens(int size) implements Problem {
        @Override
        public Search search() {
            return new Search(position(), Strategies.SCAN);
        }

        @Override
        public String listing() {
            return "queens";
        }

        @Override
        public boolean firstSolutionOnly() {
            return false;
        }

        @Override
        public String cellName(int cell) {
            return "r" + (cell + 1);
        }

        @Override
        public String board() {
            return size + " queens";
        }

        @Override
        public Position position() {
            return new QueensPosition(size);
        }
    }
}

package stepdoku.search;

import java.util.Random;
import java.util.stream.Stream;
import stepdoku.board.Grid;

/** A board and a strategy to search it with: {@code scan on leetcode}. Gives fresh searches of both kinds. */
record Subject(String name, Strategy strategy, Board board) {

    /** What a search and the plain recursion begin with. */
    interface Board {
        Position position();

        PlainBoard plain();
    }

    static Subject of(String board, String strategy) {
        return of(board, Boards.named(board), Strategies.find(strategy).orElseThrow());
    }

    static Subject of(String name, Grid grid, Strategy strategy) {
        return new Subject(strategy + " on " + name, strategy, new Board() {
            @Override
            public Position position() {
                return new SudokuPosition(grid);
            }

            @Override
            public PlainBoard plain() {
                return PlainBoard.of(grid);
            }
        });
    }

    static Subject queens(int size, Strategy strategy) {
        return new Subject(strategy + " on " + size + " queens", strategy, new Board() {
            @Override
            public Position position() {
                return new QueensPosition(size);
            }

            @Override
            public PlainBoard plain() {
                return PlainBoard.queens(size);
            }
        });
    }

    /** A board that has a solution, from a fixed seed. */
    static Subject large(int size, int emptyCells, Strategy strategy) {
        return of(size + "x" + size, Boards.solvable(new Random(size), size, emptyCells), strategy);
    }

    static Stream<Subject> withAllStrategies(String board) {
        return Strategies.TABLE.stream().map(strategy -> of(board, Boards.named(board), strategy));
    }

    static Stream<Subject> queensWithAllStrategies(int size) {
        return Strategies.TABLE.stream().map(strategy -> queens(size, strategy));
    }

    Search search() {
        return new Search(board.position(), strategy);
    }

    /** The plain recursion through all solutions. */
    PlainSearch plain(long mostMoves) {
        return PlainSearch.run(board.plain(), strategy.name(), mostMoves);
    }

    @Override
    public String toString() {
        return name;
    }
}

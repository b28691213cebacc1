package stepdoku.search;

import java.util.List;
import java.util.stream.IntStream;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;

/** A board as a beginner writes it: an array of values, 0 for empty, and a question. The opposite of a {@link Position}. */
abstract class PlainBoard {
    final int size;
    final int[] values;

    PlainBoard(int size, int[] values) {
        this.size = size;
        this.values = values;
    }

    /** Whether no rule forbids a value in a cell, whatever stands there now. */
    abstract boolean fits(int cell, int value);

    /** The sets of cells that must hold each value once, in the order in which they are looked at. */
    abstract List<int[]> houses();

    final List<Integer> fitting(int cell) {
        return IntStream.rangeClosed(1, size)
                .filter(value -> fits(cell, value))
                .boxed()
                .toList();
    }

    final boolean isEmpty(int cell) {
        return values[cell] == 0;
    }

    final int[] emptyCells() {
        return IntStream.range(0, values.length).filter(this::isEmpty).toArray();
    }

    /** A sudoku. */
    static PlainBoard of(Grid grid) {
        return new Sudoku(grid);
    }

    /** An empty board for so many queens: cells are rows, values columns. */
    static PlainBoard queens(int size) {
        return new Queens(size);
    }

    private static final class Sudoku extends PlainBoard {
        private final Geometry geometry;
        private final List<int[]> houses;

        Sudoku(Grid grid) {
            super(grid.geometry().size(), grid.digits());
            this.geometry = grid.geometry();
            this.houses = geometry.houses().stream().map(house -> house.cells()).toList();
        }

        @Override
        boolean fits(int cell, int value) {
            int row = cell / size;
            int column = cell % size;
            int top = row - row % geometry.boxRows();
            int left = column - column % geometry.boxColumns();
            for (int i = 0; i < size; i++) {
                int inBox = (top + i / geometry.boxColumns()) * size + left + i % geometry.boxColumns();
                if (holds(row * size + i, value, cell)
                        || holds(i * size + column, value, cell)
                        || holds(inBox, value, cell)) {
                    return false;
                }
            }
            return true;
        }

        private boolean holds(int other, int value, int cell) {
            return other != cell && values[other] == value;
        }

        @Override
        List<int[]> houses() {
            return houses;
        }
    }

    private static final class Queens extends PlainBoard {
        Queens(int size) {
            super(size, new int[size]);
        }

        @Override
        boolean fits(int row, int column) {
            for (int other = 0; other < size; other++) {
                int apart = Math.abs(values[other] - column);
                if (other != row && values[other] != 0 && (apart == 0 || apart == Math.abs(other - row))) {
                    return false;
                }
            }
            return true;
        }

        /** One: each column is used once in all the rows. */
        @Override
        List<int[]> houses() {
            return List.of(IntStream.range(0, size).toArray());
        }
    }
}

package stepdoku.search;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.House;

/** A sudoku board under search: for each house the set of the digits that it holds, so that candidates are one expression. */
public final class SudokuPosition extends Position {
    private final Grid start;
    /** For each house, in the order of {@link Geometry#houses}, the mask of the digits that it lacks. */
    private final int[] lacking;
    /** For each cell the places of its row, column and box in {@link #lacking}, eight bits each. */
    private final int[] housesOf;

    private final int[][] cellsOfHouse;

    /** A position before the search: givens and entries are fixed. A grid with clashes is not searched. */
    public SudokuPosition(Grid grid) {
        super(grid.geometry().size(), grid.geometry().cellCount(), grid.emptyCells());
        this.start = grid;
        Geometry geometry = grid.geometry();
        List<House> houses = geometry.houses();
        this.cellsOfHouse = houses.stream().map(House::cells).toArray(int[][]::new);
        this.lacking = new int[houses.size()];
        Arrays.fill(lacking, geometry.digits());
        this.housesOf = IntStream.range(0, cellCount())
                .map(cell -> packHouses(geometry, cell))
                .toArray();
        IntStream.range(0, cellCount())
                .filter(cell -> !grid.isEmpty(cell))
                .forEach(cell -> toggle(cell, grid.digit(cell)));
    }

    private static int packHouses(Geometry geometry, int cell) {
        int column = geometry.size() + geometry.column(cell);
        int box = 2 * geometry.size() + geometry.box(cell);
        return geometry.row(cell) | column << 8 | box << 16;
    }

    /** The grid before the search. */
    public Grid start() {
        return start;
    }

    @Override
    Position fresh() {
        return new SudokuPosition(start);
    }

    @Override
    List<Rule> rules() {
        return List.of(Rule.ROW, Rule.COLUMN, Rule.BOX);
    }

    @Override
    int forbidden(int cell, Rule rule) {
        int houses = housesOf[cell];
        int lacked = switch (rule) {
            case ROW -> lacking[houses & 0xFF];
            case COLUMN -> lacking[houses >> 8 & 0xFF];
            case BOX -> lacking[houses >> 16];
            case DIAGONAL -> throw new IllegalStateException("no diagonals in a sudoku");
        };
        return Digits.all(valueCount()) & ~lacked;
    }

    @Override
    public int candidates(int cell) {
        int houses = housesOf[cell];
        return lacking[houses & 0xFF] & lacking[houses >> 8 & 0xFF] & lacking[houses >> 16];
    }

    @Override
    int[] fixed() {
        return start.digits();
    }

    @Override
    Verdict obstacle(int[] held, int cell, int digit) {
        for (House.Kind kind : House.Kind.values()) {
            for (int peer : start.geometry().house(kind, cell).cells()) {
                if (peer != cell && held[peer] == digit) {
                    return new Verdict(Verdict.Kind.valueOf(kind.name()), peer);
                }
            }
        }
        return Verdict.NOT_CHOSEN;
    }

    @Override
    void toggle(int cell, int digit) {
        int bit = 1 << digit;
        int houses = housesOf[cell];
        lacking[houses & 0xFF] ^= bit;
        lacking[houses >> 8 & 0xFF] ^= bit;
        lacking[houses >> 16] ^= bit;
    }

    @Override
    int fullness(int cell) {
        int houses = housesOf[cell];
        int row = Digits.count(lacking[houses & 0xFF]);
        int column = Digits.count(lacking[houses >> 8 & 0xFF]);
        int box = Digits.count(lacking[houses >> 16]);
        return valueCount() - Math.min(row, Math.min(column, box));
    }

    @Override
    long onlyPlace() {
        for (int[] cells : cellsOfHouse) {
            int single = digitsWithOnePlace(cells);
            if (single != 0) {
                int digit = single & -single;
                return Choice.of(cellThatCanHold(cells, digit), digit);
            }
        }
        return NONE;
    }

    /** The mask of the digits that are candidates in just one of the cells: seen once and not twice. */
    private int digitsWithOnePlace(int[] cells) {
        int once = 0;
        int twice = 0;
        for (int cell : cells) {
            if (isEmpty(cell)) {
                int candidates = candidates(cell);
                twice |= once & candidates;
                once |= candidates;
            }
        }
        return once & ~twice;
    }

    private int cellThatCanHold(int[] cells, int bit) {
        for (int cell : cells) {
            if (isEmpty(cell) && (candidates(cell) & bit) != 0) {
                return cell;
            }
        }
        throw new IllegalStateException("a digit lost its place");
    }
}

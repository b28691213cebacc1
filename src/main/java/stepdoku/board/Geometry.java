package stepdoku.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import stepdoku.board.House.Kind;

/**
 * The shape of a board: its size and which cells share a house. Cells are numbered row by row from 0, so in a 9x9 board
 * {@code r1c1} is 0 and {@code r9c9} is 80; rows, columns and boxes are numbered from 0 as well. All relations are
 * tables, built once a size.
 */
public final class Geometry {
    /** The sizes there are: rows, columns and digits of a board. */
    public static final List<Integer> SIZES = List.of(4, 6, 9, 12, 16, 25);

    private static final Map<Integer, Geometry> BY_SIZE =
            SIZES.stream().collect(Collectors.toUnmodifiableMap(size -> size, Geometry::new));

    private final int size;
    private final int boxRows;
    private final int boxColumns;
    private final List<House> houses;
    private final Map<Kind, House[]> houseOfCell = new EnumMap<>(Kind.class);
    private final int[][] peers;

    private Geometry(int size) {
        this.size = size;
        this.boxRows = (int) Math.sqrt(size);
        this.boxColumns = size / boxRows;
        List<House> all = new ArrayList<>();
        addHouses(all, Kind.ROW, this::row);
        addHouses(all, Kind.COLUMN, this::column);
        addHouses(all, Kind.BOX, this::box);
        this.houses = Collections.unmodifiableList(all);
        this.peers = IntStream.range(0, cellCount()).mapToObj(this::findPeers).toArray(int[][]::new);
    }

    private void addHouses(List<House> all, Kind kind, IntUnaryOperator indexOfCell) {
        House[] ofCell = new House[cellCount()];
        for (int index = 0; index < size; index++) {
            int wanted = index;
            int[] cells = IntStream.range(0, cellCount())
                    .filter(cell -> indexOfCell.applyAsInt(cell) == wanted)
                    .toArray();
            House house = new House(kind, index, cells);
            Arrays.stream(cells).forEach(cell -> ofCell[cell] = house);
            all.add(house);
        }
        houseOfCell.put(kind, ofCell);
    }

    private int[] findPeers(int cell) {
        return IntStream.range(0, cellCount())
                .filter(other -> other != cell && arePeers(cell, other))
                .toArray();
    }

    /** The geometry of a size; a size that is not in {@link #SIZES} is an IllegalArgumentException. */
    public static Geometry of(int size) {
        Geometry geometry = BY_SIZE.get(size);
        if (geometry == null) {
            throw new IllegalArgumentException("no boards of size " + size);
        }
        return geometry;
    }

    /** The geometry with so many cells, 81 for example; none when no size has that many. */
    public static Optional<Geometry> withCells(int cellCount) {
        int size = (int) Math.sqrt(cellCount);
        return size * size == cellCount ? Optional.ofNullable(BY_SIZE.get(size)) : Optional.empty();
    }

    /** The number of rows, of columns and of digits. */
    public int size() {
        return size;
    }

    public int cellCount() {
        return size * size;
    }

    public int boxRows() {
        return boxRows;
    }

    public int boxColumns() {
        return boxColumns;
    }

    /** The mask of all digits. */
    public int digits() {
        return Digits.all(size);
    }

    public int cell(int row, int column) {
        return row * size + column;
    }

    public int row(int cell) {
        return cell / size;
    }

    public int column(int cell) {
        return cell % size;
    }

    public int box(int cell) {
        return row(cell) / boxRows * boxRows + column(cell) / boxColumns;
    }

    /** All houses: the rows, the columns, the boxes. */
    public List<House> houses() {
        return houses;
    }

    public House house(Kind kind, int cell) {
        return houseOfCell.get(kind)[cell];
    }

    public boolean arePeers(int cell, int other) {
        return cell != other && (row(cell) == row(other) || column(cell) == column(other) || box(cell) == box(other));
    }

    /** The first of row, column and box that holds both cells; none when they are not peers. */
    public Optional<House> sharedHouse(int cell, int other) {
        return Arrays.stream(Kind.values())
                .map(kind -> house(kind, cell))
                .filter(house -> house == house(house.kind(), other))
                .findFirst();
    }

    /** The cells that share a house with a cell, ascending. The array is shared: read it only. */
    public int[] peers(int cell) {
        return peers[cell];
    }

    /** The name of a cell, counted from 1: {@code r3c7}. */
    public String name(int cell) {
        return "r" + (row(cell) + 1) + "c" + (column(cell) + 1);
    }

    /** The size as people write it: {@code 9x9}. */
    @Override
    public String toString() {
        return size + "x" + size;
    }
}

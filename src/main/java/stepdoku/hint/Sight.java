package stepdoku.hint;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import stepdoku.board.Geometry;
import stepdoku.board.House;
import stepdoku.board.House.Kind;

/**
 * Which cells of a board see each other, as cell sets, and where a cell stands in its houses: tables built once a size and
 * shared by all techniques. Houses are numbered as in {@link Geometry#houses()}.
 */
final class Sight {
    private static final Map<Geometry, Sight> BY_GEOMETRY = Geometry.SIZES.stream()
            .map(Geometry::of)
            .collect(Collectors.toUnmodifiableMap(Function.identity(), Sight::new));

    private final Geometry geometry;
    private final List<House> boxesFirst;
    private final List<List<House>> boxesAlong;
    private final CellSet[] houses;
    private final CellSet[] peers;
    private final int[][] numbers;
    private final int[][] positions;

    private Sight(Geometry geometry) {
        this.geometry = geometry;
        this.boxesFirst = Stream.of(Kind.BOX, Kind.ROW, Kind.COLUMN)
                .flatMap(kind -> geometry.houses().stream().filter(house -> house.kind() == kind))
                .toList();
        this.boxesAlong = geometry.houses().stream().map(this::findBoxesAlong).toList();
        this.houses = geometry.houses().stream()
                .map(house -> CellSet.of(geometry, house.cells()))
                .toArray(CellSet[]::new);
        this.peers = cells().mapToObj(cell -> CellSet.of(geometry, geometry.peers(cell)))
                .toArray(CellSet[]::new);
        this.numbers = cells().mapToObj(this::numbersOf).toArray(int[][]::new);
        this.positions = cells().mapToObj(this::positionsOf).toArray(int[][]::new);
    }

    private IntStream cells() {
        return IntStream.range(0, geometry.cellCount());
    }

    private List<House> findBoxesAlong(House house) {
        return Arrays.stream(house.cells())
                .mapToObj(cell -> geometry.house(Kind.BOX, cell))
                .distinct()
                .toList();
    }

    private int[] numbersOf(int cell) {
        int size = geometry.size();
        return new int[] {geometry.row(cell), size + geometry.column(cell), 2 * size + geometry.box(cell)};
    }

    private int[] positionsOf(int cell) {
        int rowInBox = geometry.row(cell) % geometry.boxRows();
        int columnInBox = geometry.column(cell) % geometry.boxColumns();
        return new int[] {geometry.column(cell), geometry.row(cell), rowInBox * geometry.boxColumns() + columnInBox};
    }

    static Sight of(Geometry geometry) {
        return BY_GEOMETRY.get(geometry);
    }

    /** All houses in the order in which people look: boxes, rows, columns. */
    List<House> boxesFirst() {
        return boxesFirst;
    }

    /** The boxes that a house meets. */
    List<House> boxesAlong(House house) {
        return boxesAlong.get(number(house));
    }

    int number(House house) {
        return house.kind().ordinal() * geometry.size() + house.index();
    }

    /** The numbers of the row, the column and the box of a cell. */
    int[] houseNumbers(int cell) {
        return numbers[cell];
    }

    /** The positions of a cell in its row, its column and its box: its place among their cells, from 0. */
    int[] positions(int cell) {
        return positions[cell];
    }

    House house(Kind kind, int index) {
        return geometry.houses().get(kind.ordinal() * geometry.size() + index);
    }

    /** The houses of a kind whose indexes are in a mask, ascending. */
    List<House> houses(Kind kind, int indexes) {
        return IntStream.range(0, geometry.size())
                .filter(index -> (indexes >>> index & 1) != 0)
                .mapToObj(index -> house(kind, index))
                .toList();
    }

    /** The cells of several houses together. */
    CellSet cells(List<House> houses) {
        CellSet cells = CellSet.of(geometry);
        for (House house : houses) {
            cells = cells.or(cells(house));
        }
        return cells;
    }

    CellSet cells(House house) {
        return houses[number(house)];
    }

    CellSet peers(int cell) {
        return peers[cell];
    }

    boolean arePeers(int cell, int other) {
        return peers[cell].contains(other);
    }

    /** The cells that are peers of all the given ones, of which there is at least one. */
    CellSet commonPeers(int... cells) {
        CellSet common = peers[cells[0]];
        for (int i = 1; i < cells.length; i++) {
            common = common.and(peers[cells[i]]);
        }
        return common;
    }
}

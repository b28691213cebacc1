package stepdoku.hint;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.House;
import stepdoku.board.PencilMarks;

/**
 * Pencil marks charted by digit, so that a technique asks instead of counting: in which cells a digit is a candidate, and
 * at which positions of a house. Position i of a house is its i-th cell; positions come as masks, bit i for position i.
 */
final class Chart {
    private final PencilMarks marks;
    private final Sight sight;
    private final int size;
    private final int[] emptyCounts;
    private final int[] positions;
    private final CellSet[] places;

    private Chart(PencilMarks marks) {
        this.marks = marks;
        this.sight = Sight.of(marks.geometry());
        this.size = marks.geometry().size();
        this.emptyCounts = new int[3 * size];
        this.positions = new int[3 * size * (size + 1)];
        long[][] words = new long[size + 1][(marks.geometry().cellCount() + 63) / 64];
        for (int cell = 0; cell < marks.geometry().cellCount(); cell++) {
            if (marks.grid().isEmpty(cell)) {
                chart(cell, words);
            }
        }
        this.places = Arrays.stream(words).map(CellSet::ofWords).toArray(CellSet[]::new);
    }

    private void chart(int cell, long[][] words) {
        int[] numbers = sight.houseNumbers(cell);
        int[] positionsOfCell = sight.positions(cell);
        for (int number : numbers) {
            emptyCounts[number]++;
        }
        for (int rest = marks.candidates(cell); rest != Digits.NONE; rest &= rest - 1) {
            int digit = Digits.lowest(rest);
            words[digit][cell >> 6] |= 1L << cell;
            for (int kind = 0; kind < numbers.length; kind++) {
                positions[numbers[kind] * (size + 1) + digit] |= 1 << positionsOfCell[kind];
            }
        }
    }

    static Chart of(PencilMarks marks) {
        return new Chart(marks);
    }

    PencilMarks marks() {
        return marks;
    }

    Geometry geometry() {
        return marks.geometry();
    }

    Sight sight() {
        return sight;
    }

    int size() {
        return size;
    }

    int emptyCount(House house) {
        return emptyCounts[sight.number(house)];
    }

    int candidates(int cell) {
        return marks.candidates(cell);
    }

    /** The cells in which a digit is a candidate. */
    CellSet places(int digit) {
        return places[digit];
    }

    CellSet places(House house, int digit) {
        return places[digit].and(sight.cells(house));
    }

    /** The mask of the positions of a house at which a digit is a candidate. */
    int positions(House house, int digit) {
        return positions[sight.number(house) * (size + 1) + digit];
    }

    /** The positions of all digits in a house, by digit; nothing at 0. */
    int[] positionsByDigit(House house) {
        int from = sight.number(house) * (size + 1);
        return Arrays.copyOfRange(positions, from, from + size + 1);
    }

    /** The cells at some positions of a house, ascending. */
    int[] cellsAt(House house, int positions) {
        int[] cells = new int[Integer.bitCount(positions)];
        int rest = positions;
        for (int i = 0; i < cells.length; i++) {
            cells[i] = house.cells()[Integer.numberOfTrailingZeros(rest)];
            rest &= rest - 1;
        }
        return cells;
    }

    CellSet set(int... cells) {
        return CellSet.of(geometry(), cells);
    }

    /** The empty cells with so many candidates. */
    CellSet cellsWith(int count) {
        CellSet cells = CellSet.of(geometry());
        for (int cell = 0; cell < geometry().cellCount(); cell++) {
            if (Digits.count(candidates(cell)) == count) {
                cells = cells.with(cell);
            }
        }
        return cells;
    }

    /** Those of the digits that are candidates in those cells, cell by cell. */
    List<Candidate> candidates(CellSet cells, int digits) {
        List<Candidate> candidates = new ArrayList<>();
        for (int cell : cells.cells()) {
            for (int digit : Digits.members(candidates(cell) & digits)) {
                candidates.add(new Candidate(cell, digit));
            }
        }
        return candidates;
    }
}

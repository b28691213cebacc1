package stepdoku.hint;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stepdoku.board.Digits;
import stepdoku.board.House;

/**
 * Cells of a house that together have one candidate more than they are: without any one of these digits they would be a naked
 * subset. {@code seen} has, by digit, the cells that see all its places in the set: none, if it has no place.
 */
record AlmostLockedSet(CellSet cells, int digits, CellSet[] places, CellSet[] seen) {
    /** On large boards there are too many sets of more cells than this. */
    private static final int MOST_CELLS_ON_LARGE_BOARDS = 4;

    /** All of them, those of few cells first. */
    static List<AlmostLockedSet> of(Chart chart) {
        Map<CellSet, AlmostLockedSet> sets = new LinkedHashMap<>();
        int most = chart.size() > 9 ? MOST_CELLS_ON_LARGE_BOARDS : chart.size() - 1;
        for (int size = 1; size <= most; size++) {
            for (House house : chart.sight().boxesFirst()) {
                if (chart.emptyCount(house) > size) {
                    addSets(chart, house, size, sets);
                }
            }
        }
        return List.copyOf(sets.values());
    }

    private static void addSets(Chart chart, House house, int size, Map<CellSet, AlmostLockedSet> sets) {
        int[] masks = Arrays.stream(house.cells()).map(chart::candidates).toArray();
        TightGroups.visit(masks, size, 1, (positions, digits) -> {
            if (Digits.count(digits) == size + 1) {
                CellSet cells = chart.set(chart.cellsAt(house, positions));
                sets.computeIfAbsent(cells, key -> of(chart, key, digits));
            }
            return true;
        });
    }

    private static AlmostLockedSet of(Chart chart, CellSet cells, int digits) {
        CellSet[] places = new CellSet[chart.size() + 1];
        CellSet[] seen = new CellSet[chart.size() + 1];
        Arrays.fill(seen, chart.set());
        for (int digit : Digits.members(digits)) {
            places[digit] = chart.places(digit).and(cells);
            seen[digit] = chart.sight().commonPeers(places[digit].cells());
        }
        return new AlmostLockedSet(cells, digits, places, seen);
    }

    /** The digits that the two sets cannot both hold: each place in one sees each in the other. */
    int restrictedWith(AlmostLockedSet other) {
        int restricted = Digits.NONE;
        for (int rest = digits & other.digits; rest != Digits.NONE; rest &= rest - 1) {
            int digit = Digits.lowest(rest);
            restricted |= places[digit].isWithin(other.seen[digit]) ? Digits.of(digit) : Digits.NONE;
        }
        return restricted;
    }

    /** {@code r1c1,r1c2 {123}}. */
    String text(Chart chart) {
        return Wording.cells(chart.geometry(), cells) + " {" + Digits.text(digits) + "}";
    }
}

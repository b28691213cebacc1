package stepdoku.hint;

import java.util.ArrayList;
import java.util.List;
import stepdoku.board.House;

/** A digit has just two places in a house: if it is not in one, it is in the other. */
record StrongLink(House house, int from, int to) {

    /** The strong links of a digit: rows, columns, boxes. */
    static List<StrongLink> of(Chart chart, int digit) {
        List<StrongLink> links = new ArrayList<>();
        for (House house : chart.geometry().houses()) {
            int positions = chart.positions(house, digit);
            if (Integer.bitCount(positions) == 2) {
                int[] ends = chart.cellsAt(house, positions);
                links.add(new StrongLink(house, ends[0], ends[1]));
            }
        }
        return links;
    }

    boolean hasEnd(int cell) {
        return cell == from || cell == to;
    }

    StrongLink reversed() {
        return new StrongLink(house, to, from);
    }

    /** The link in both directions. */
    List<StrongLink> bothWays() {
        return List.of(this, reversed());
    }
}

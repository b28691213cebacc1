package stepdoku.hint;

import stepdoku.board.Digits;
import stepdoku.board.Geometry;

/**
 * What chains join: a digit in one of some cells. Either a single candidate, or a group: the places of the digit where a box
 * and a line cross. It is true when one of its cells holds the digit; then no cell that sees them all does. Source: HoDoKu,
 * "Chains and Loops", on grouped nodes.
 */
record Node(CellSet cells, int digit, CellSet seen) {
    static Node of(Chart chart, CellSet cells, int digit) {
        return new Node(cells, digit, chart.sight().commonPeers(cells.cells()));
    }

    boolean isSingle() {
        return cells.count() == 1;
    }

    /** The cell of a single candidate, the first one of a group. */
    int cell() {
        return cells.first();
    }

    /** Whether the other is false when this one is true, for nodes of one digit: no cell is in both, and all see each other. */
    boolean sees(Node other) {
        return other.cells.isWithin(seen);
    }

    /** {@code r1c1 is 5}, {@code one of r1c1 and r1c2 is 5}. */
    String isTrue(Geometry geometry) {
        return (isSingle() ? "" : "one of ") + Wording.cellList(geometry, cells) + " is " + Digits.symbol(digit);
    }

    /** {@code r1c1 is not 5}, {@code r1c1 and r1c2 are not 5}. */
    String isFalse(Geometry geometry) {
        return Wording.cellList(geometry, cells) + (isSingle() ? " is" : " are") + " not " + Digits.symbol(digit);
    }
}

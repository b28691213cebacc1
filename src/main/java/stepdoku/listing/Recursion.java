package stepdoku.listing;

import stepdoku.board.Digits;
import stepdoku.board.Geometry;

/**
 * A recursion that fills a board in place, written as a student would write it: {@code board[r][c]} is a digit's symbol,
 * or {@code '.'} for empty, rows and columns counted from 0. The listings show the methods of the subclasses from their
 * line {@code // shown} on; the names below are all that they need to be read.
 */
abstract class Recursion {
    /** The number of rows, of columns and of digits. */
    final int n;

    /** The height of a box, in rows. */
    final int h;

    /** The width of a box, in columns. */
    final int w;

    /** The symbols of the digits, in the order in which they are tried. */
    final char[] digits;

    Recursion(Geometry geometry) {
        n = geometry.size();
        h = geometry.boxRows();
        w = geometry.boxColumns();
        digits = Digits.text(geometry.digits()).toCharArray();
    }

    /** Fills the empty cells; false, and the board as it was, when it has no solution. */
    abstract boolean solve(char[][] board);
}

package stepdoku.view;

import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.listing.Write;

/** A write of a recursion with a mistake as a move: {@code place r1c3 = 1}, {@code place r1c3 = 5 over 4}. */
public final class WriteLine {
    private WriteLine() {}

    public static String of(Geometry geometry, Write write) {
        String cell = geometry.name(write.cell());
        if (!write.isPlacement()) {
            return "retract " + cell + " = " + Digits.symbol(write.before());
        }
        String over = write.before() == 0 ? "" : " over " + Digits.symbol(write.before());
        return "place " + cell + " = " + Digits.symbol(write.digit()) + over;
    }
}

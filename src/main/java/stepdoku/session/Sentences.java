package stepdoku.session;

import stepdoku.board.Clash;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;

/** Facts about a board in words that several commands use. */
public final class Sentences {
    private Sentences() {}

    /** {@code r1c1 and r1c3 both hold 5 in row 1}. */
    public static String clash(Geometry geometry, Clash clash) {
        return "%s and %s both hold %c in %s"
                .formatted(
                        geometry.name(clash.first()),
                        geometry.name(clash.second()),
                        Digits.symbol(clash.digit()),
                        clash.house());
    }
}

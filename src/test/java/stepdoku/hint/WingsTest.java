package stepdoku.hint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static stepdoku.hint.Pictures.cells;
import static stepdoku.hint.Pictures.found;
import static stepdoku.hint.Pictures.only;

import java.util.List;
import org.junit.jupiter.api.Test;
import stepdoku.board.House.Kind;
import stepdoku.board.PencilMarks;

class WingsTest {

    @Test
    void theWingsOfAPairKeepTheirSharedDigitFromWhatSeesBoth() {
        assertEquals(
                List.of("XY-Wing: 1/2/3 in r1c1,r1c5,r5c1 => r5c5<>3"),
                found(new XyWing(), cells("r1c1=12 r1c5=13 r5c1=23")));
    }

    @Test
    void wingsWithTheSamePairAreNoXyWing() {
        assertEquals(List.of(), found(new XyWing(), cells("r1c1=12 r1c5=13 r5c1=13")));
    }

    @Test
    void aWingThatThePivotDoesNotSeeIsNoXyWing() {
        assertEquals(List.of(), found(new XyWing(), cells("r1c1=12 r1c5=13 r5c2=23")));
    }

    @Test
    void withAPivotOfThreeItMustBeSeenToo() {
        assertEquals(
                List.of("XYZ-Wing: 1/2/3 in r1c1,r1c5,r2c2 => r1c2<>3, r1c3<>3"),
                found(new XyzWing(), cells("r1c1=123 r1c5=13 r2c2=23")));
    }

    @Test
    void aPivotWithAFourthDigitIsNoXyzWing() {
        assertEquals(List.of(), found(new XyzWing(), cells("r1c1=1234 r1c5=13 r2c2=23")));
    }

    @Test
    void twoEqualPairsJoinedByAStrongLinkAreAWWing() {
        PencilMarks marks = only(cells("r1c1=12 r5c5=12"), Kind.ROW, 9, 1, "r9c1 r9c5");
        assertEquals(
                List.of("W-Wing: 1/2 in r1c1,r5c5 connected by 1 in r9c1,r9c5 => r1c5<>2, r5c1<>2"),
                found(new WWing(), marks));
    }

    @Test
    void withoutAStrongLinkTheyAreNot() {
        PencilMarks marks = only(cells("r1c1=12 r5c5=12"), Kind.ROW, 9, 1, "r9c1 r9c5 r9c9");
        assertEquals(List.of(), found(new WWing(), marks));
    }
}

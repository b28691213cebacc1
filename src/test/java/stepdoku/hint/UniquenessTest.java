package stepdoku.hint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static stepdoku.hint.Pictures.cells;
import static stepdoku.hint.Pictures.found;
import static stepdoku.hint.Pictures.marks;
import static stepdoku.hint.Pictures.only;

import java.util.List;
import org.junit.jupiter.api.Test;
import stepdoku.board.House.Kind;
import stepdoku.board.PencilMarks;

class UniquenessTest {

    @Test
    void theFourthCornerOfARectangleHoldsAnotherDigit() {
        assertEquals(
                List.of("Unique Rectangle Type 1: 1/2 in r1c1,r1c4,r2c1,r2c4 => r2c4<>1, r2c4<>2"),
                found(new UniqueRectangle1(), cells("r1c1=12 r1c4=12 r2c1=12 r2c4=123")));
    }

    @Test
    void aRectangleInFourBoxesOrInOneProvesNothing() {
        assertEquals(List.of(), found(new UniqueRectangle1(), cells("r1c1=12 r1c4=12 r5c1=12 r5c4=123")));
        assertEquals(List.of(), found(new UniqueRectangle1(), cells("r1c1=12 r1c2=12 r2c1=12 r2c2=123")));
    }

    @Test
    void aCornerThatWasFilledProvesNothing() {
        PencilMarks marks = cells("r1c1=12 r1c4=12 r2c1=12 r2c4=123").place(9, 1);
        assertEquals(List.of(), found(new UniqueRectangle1(), marks));
    }

    @Test
    void theSameThirdDigitInTwoCornersStandsInOneOfThem() {
        PencilMarks marks = only(cells("r1c1=12 r1c4=12 r2c1=123 r2c4=123"), Kind.ROW, 2, 3, "r2c1 r2c4 r2c6 r2c9");
        assertEquals(
                List.of("Unique Rectangle Type 2: 1/2 in r1c1,r1c4,r2c1,r2c4 => r2c6<>3, r2c9<>3"),
                found(new UniqueRectangle2(), marks));
    }

    @Test
    void differentThirdDigitsAreNotTypeTwo() {
        assertEquals(List.of(), found(new UniqueRectangle2(), cells("r1c1=12 r1c4=12 r2c1=123 r2c4=124")));
    }

    @Test
    void theOtherDigitsOfTwoCornersMakeANakedSubset() {
        PencilMarks marks = only(
                only(cells("r1c1=12 r1c4=12 r2c1=123 r2c4=124 r2c9=34"), Kind.ROW, 2, 3, "r2c1 r2c2 r2c9"),
                Kind.ROW,
                2,
                4,
                "r2c4 r2c5 r2c9");
        assertEquals(
                List.of("Unique Rectangle Type 3: 1/2 in r1c1,r1c4,r2c1,r2c4 => r2c2<>3, r2c5<>4"),
                found(new UniqueRectangle3(), marks));
    }

    @Test
    void withoutAnotherCellThereIsNoSubset() {
        assertEquals(List.of(), found(new UniqueRectangle3(), cells("r1c1=12 r1c4=12 r2c1=123 r2c4=124 r2c9=345")));
    }

    @Test
    void aDigitOfThePairThatIsLockedInTwoCornersLeavesNoRoomForTheOther() {
        PencilMarks marks = only(cells("r1c1=12 r1c4=12 r2c1=123 r2c4=124"), Kind.ROW, 2, 1, "r2c1 r2c4");
        assertEquals(
                List.of("Unique Rectangle Type 4: 1/2 in r1c1,r1c4,r2c1,r2c4 => r2c1<>2, r2c4<>2"),
                found(new UniqueRectangle4(), marks));
    }

    @Test
    void aDigitWithAThirdPlaceIsNotLocked() {
        PencilMarks marks = only(cells("r1c1=12 r1c4=12 r2c1=123 r2c4=124"), Kind.ROW, 2, 1, "r2c1 r2c4 r2c8");
        assertEquals(List.of(), found(new UniqueRectangle4(), marks));
    }

    @Test
    void theDigitThatSavesTheBoardFromAGraveIsPlaced() {
        assertEquals(List.of("Bivalue Universal Grave + 1: r1c1=3"), found(new BugPlusOne(), marks("""
                123 12 | 34 34
                34  34 | 12 12
                -------+------
                12  34 | 12 34
                34  12 | 34 12""")));
    }

    @Test
    void aThirdPlaceOfAnotherDigitIsNoGrave() {
        assertEquals(List.of(), found(new BugPlusOne(), marks("""
                123 12 | 34 34
                34  34 | 12 12
                -------+------
                12  34 | 12 34
                34  12 | 34 13""")));
    }
}

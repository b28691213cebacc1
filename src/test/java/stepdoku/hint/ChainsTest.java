package stepdoku.hint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static stepdoku.hint.Pictures.cells;
import static stepdoku.hint.Pictures.found;
import static stepdoku.hint.Pictures.only;
import static stepdoku.hint.Pictures.places;

import java.util.List;
import org.junit.jupiter.api.Test;
import stepdoku.board.House.Kind;
import stepdoku.board.PencilMarks;

class ChainsTest {

    @Test
    void oneOfTheEndsOfAChainOfPairsHoldsTheDigit() {
        assertEquals(
                List.of("XY-Chain: 1- r1c1 -2- r1c5 -3- r5c5 -4- r5c9 -1 => r1c9<>1, r5c1<>1"),
                found(new XyChain(), cells("r1c1=12 r1c5=23 r5c5=34 r5c9=14")));
    }

    @Test
    void aChainOfPairsThatEndsWithAnotherDigitProvesNothing() {
        assertEquals(List.of(), found(new XyChain(), cells("r1c1=12 r1c5=23 r5c5=34 r5c9=45")));
    }

    @Test
    void oneOfTheEndsOfAChainOfPlacesHoldsTheDigit() {
        assertEquals(
                List.of("X-Chain: 1 r1c1 =1= r1c5 -1- r7c5 =1= r7c9 -1- r4c9 =1= r4c2 => r2c2<>1, r3c2<>1, r5c1<>1"),
                found(new XChain(), places(1, """
                        x..|.x.|...
                        .xx|xxx|xxx
                        .xx|xxx|xxx
                        ---+---+---
                        .x.|...|..x
                        x.x|xxx|xxx
                        ..x|xxx|xxx
                        ---+---+---
                        ...|.x.|..x
                        xxx|xxx|xxx
                        xxx|xxx|xxx""")));
    }

    @Test
    void aChainOfAnyLinksMayEndInTwoDigitsThatForbidEachOther() {
        PencilMarks marks = only(only(cells("r1c1=12"), Kind.ROW, 5, 2, "r5c1 r5c5"), Kind.COLUMN, 5, 3, "r1c5 r5c5");
        assertEquals(List.of("AIC: 1- r1c1 -2- r5c1 =2= r5c5 =3= r1c5 -3 => r1c5<>1"), found(new Aic(), marks));
    }

    @Test
    void aMissingLinkBreaksTheChain() {
        PencilMarks marks =
                only(only(cells("r1c1=12"), Kind.ROW, 5, 2, "r5c1 r5c5 r5c9"), Kind.COLUMN, 5, 3, "r1c5 r5c5");
        assertEquals(List.of(), found(new Aic(), marks));
    }

    /** Column 9 has two places for 1; if r1c9 is not one, r1c1 and r1c2 are one together. */
    private static final String GROUP_IN_BOX_1 = """
            xx.|...|..x
            ...|xxx|xx.
            ..x|xxx|xx.
            ---+---+---
            xxx|xxx|xx.
            xxx|xxx|xxx
            xxx|xxx|xx.
            ---+---+---
            xxx|xxx|xx.
            xxx|xxx|xx.
            xxx|xxx|xx.""";

    @Test
    void cellsThatALineAndABoxShareAreALinkTogether() {
        assertEquals(
                List.of("AIC: 1- r3c3 =1= r1c1,r1c2 -1- r1c9 =1= r5c9 -1 => r5c3<>1"),
                found(new Aic(), places(1, GROUP_IN_BOX_1)));
    }

    @Test
    void aPlaceOutsideOfTheGroupBreaksTheChain() {
        assertEquals(List.of(), found(new Aic(), places(1, GROUP_IN_BOX_1.replaceFirst("\n\\.", "\nx"))));
    }

    @Test
    void aGroupMayEndAChain() {
        assertEquals(
                List.of("AIC: 1- r5c3 =1= r5c9 -1- r1c9 =1= r1c1,r1c2 -1 => r2c3<>1, r3c3<>1"),
                found(new Aic(), places(1, """
                        xx.|...|..x
                        xxx|xxx|xxx
                        xxx|xxx|xxx
                        ---+---+---
                        xxx|xxx|xxx
                        ..x|...|..x
                        xxx|xxx|xxx
                        ---+---+---
                        xxx|xxx|xxx
                        xxx|xxx|xxx
                        xxx|xxx|xxx""")));
    }

    @Test
    void twoAlmostLockedSetsThatShareARestrictedDigit() {
        PencilMarks marks = only(cells("r1c1=12 r1c8=23 r2c4=14 r2c7=34"), Kind.ROW, 1, 1, "r1c1 r1c5");
        assertEquals(
                "Almost Locked Set XZ-Rule: A=r1c1,r1c8 {123}, B=r2c4,r2c7 {134}, X=3, Z=1 "
                        + "=> r1c5<>1, r2c1<>1, r2c2<>1, r2c3<>1",
                new AlsXz().first(marks).orElseThrow().toString());
    }

    @Test
    void aDigitWhosePlacesDoNotSeeEachOtherIsNotRestricted() {
        assertEquals(List.of(), found(new AlsXz(), cells("r1c1=12 r1c8=23 r4c4=14 r4c7=34")));
    }

    @Test
    void twoRestrictedDigitsLockAllOthersInTheirSets() {
        PencilMarks marks = only(cells("r2c1=13 r3c1=23 r2c5=14 r3c5=24"), Kind.ROW, 2, 1, "r2c1 r2c5 r2c9");
        marks = only(marks, Kind.ROW, 3, 2, "r3c1 r3c5 r3c9");
        marks = only(only(marks, Kind.COLUMN, 1, 3, "r2c1 r3c1 r8c1"), Kind.BOX, 1, 3, "r2c1 r3c1");
        marks = only(only(marks, Kind.COLUMN, 5, 4, "r2c5 r3c5 r8c5"), Kind.BOX, 2, 4, "r2c5 r3c5");
        assertEquals(
                "Almost Locked Set XZ-Rule: A=r2c1,r3c1 {123}, B=r2c5,r3c5 {124}, X=1,2 "
                        + "=> r2c9<>1, r3c9<>2, r8c1<>3, r8c5<>4",
                new AlsXz().first(marks).orElseThrow().toString());
    }

    @Test
    void oneRestrictedDigitLocksNoOther() {
        assertEquals(
                List.of(
                        "Almost Locked Set XZ-Rule: A=r2c1,r3c1 {123}, B=r2c5,r4c5 {124}, X=1, Z=2 => r3c5<>2, r4c1<>2"),
                found(new AlsXz(), cells("r2c1=13 r3c1=23 r2c5=14 r4c5=24")));
    }
}

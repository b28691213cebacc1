package stepdoku.hint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static stepdoku.hint.Pictures.found;
import static stepdoku.hint.Pictures.places;

import java.util.List;
import org.junit.jupiter.api.Test;

class LockedCandidatesTest {

    @Test
    void theDigitsOfABoxThatPointAlongARowLeaveTheRestOfTheRow() {
        assertEquals(
                List.of("Locked Candidates Type 1 (Pointing): 5 in b1 => r2c5<>5, r2c9<>5"),
                found(new Pointing(), places(5, """
                ...|xxx|xxx
                xx.|.x.|..x
                ...|xxx|xxx
                ---+---+---
                xxx|xxx|xxx
                xxx|xxx|xxx
                xxx|xxx|xxx
                ---+---+---
                xxx|xxx|xxx
                xxx|xxx|xxx
                xxx|xxx|xxx""")));
    }

    @Test
    void aDigitWithPlacesInTwoRowsAndColumnsOfTheBoxPointsNowhere() {
        assertEquals(List.of(), found(new Pointing(), places(5, """
                ...|xxx|xxx
                xx.|.x.|..x
                .x.|xxx|xxx
                ---+---+---
                xxx|xxx|xxx
                xxx|xxx|xxx
                xxx|xxx|xxx
                ---+---+---
                xxx|xxx|xxx
                xxx|xxx|xxx
                xxx|xxx|xxx""")));
    }

    @Test
    void theDigitsOfAColumnThatLieInABoxClaimIt() {
        assertEquals(
                List.of("Locked Candidates Type 2 (Claiming): 7 in c9 => r5c7<>7, r6c8<>7"),
                found(new Claiming(), places(7, """
                xxx|xxx|xx.
                xxx|xxx|xx.
                xxx|xxx|xx.
                ---+---+---
                xxx|xxx|..x
                xxx|xxx|x.x
                xxx|xxx|.x.
                ---+---+---
                xxx|xxx|xx.
                xxx|xxx|xx.
                xxx|xxx|xx.""")));
    }

    @Test
    void aColumnWithPlacesInTwoBoxesClaimsNothing() {
        assertEquals(List.of(), found(new Claiming(), places(7, """
                xxx|xxx|xxx
                xxx|xxx|xx.
                xxx|xxx|xx.
                ---+---+---
                xxx|xxx|..x
                xxx|xxx|x.x
                xxx|xxx|.x.
                ---+---+---
                xxx|xxx|xx.
                xxx|xxx|xx.
                xxx|xxx|xx.""")));
    }

    @Test
    void boxesThatAreNotSquareClaimAndPointAsWell() {
        assertEquals(
                List.of("Locked Candidates Type 1 (Pointing): 1 in b1 => r1c5<>1"),
                found(new Pointing(), places(1, """
                xxx|.x.
                ...|xxx
                ---+---
                xxx|xxx
                xxx|xxx
                ---+---
                xxx|xxx
                xxx|xxx""")));
    }
}

package stepdoku.hint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static stepdoku.hint.Pictures.found;
import static stepdoku.hint.Pictures.places;

import java.util.List;
import org.junit.jupiter.api.Test;

class FishTest {

    @Test
    void twoRowsWithPlacesInTwoColumnsAreAnXWing() {
        assertEquals(List.of("X-Wing: 5 r25 c37 => r1c7<>5, r9c3<>5"), found(new XWing(), places(5, """
                x..|x..|xx.
                ..x|...|x..
                .x.|.x.|.x.
                ---+---+---
                xx.|..x|..x
                ..x|...|x..
                .x.|xx.|..x
                ---+---+---
                x..|.xx|.x.
                .x.|x.x|..x
                xxx|.x.|..x""")));
    }

    @Test
    void aThirdPlaceInARowSpoilsTheXWing() {
        assertEquals(List.of(), found(new XWing(), places(5, """
                x..|x..|xx.
                ..x|...|x..
                .x.|.x.|.x.
                ---+---+---
                xx.|..x|..x
                ..x|..x|x..
                .x.|xx.|..x
                ---+---+---
                x..|.xx|.x.
                .x.|x.x|..x
                xxx|.x.|..x""")));
    }

    @Test
    void threeColumnsWithPlacesInThreeRowsAreASwordfish() {
        assertEquals(List.of("Swordfish: 2 c159 r258 => r2c4<>2, r8c7<>2"), found(new Swordfish(), places(2, """
                .x.|x..|xx.
                x..|xx.|...
                .xx|...|.x.
                ---+---+---
                .x.|x.x|.x.
                x..|...|..x
                .xx|x.x|x..
                ---+---+---
                .x.|..x|xx.
                ...|.x.|x.x
                .xx|..x|.x.""")));
    }

    @Test
    void finsThatSeeTheCellLeaveTheFishItsElimination() {
        assertEquals(List.of("Finned X-Wing: 5 r25 c37 fr5c8 => r4c7<>5"), found(new FinnedXWing(), places(5, """
                x..|x..|xx.
                ..x|...|x..
                .x.|.x.|.x.
                ---+---+---
                xx.|..x|x.x
                ..x|...|xx.
                .x.|xx.|..x
                ---+---+---
                x..|.xx|.x.
                .x.|x.x|..x
                xxx|.x.|..x""")));
    }

    @Test
    void finsInTwoBoxesLeaveNothing() {
        assertEquals(List.of(), found(new FinnedXWing(), places(5, """
                x..|x..|xx.
                ..x|...|x..
                .x.|.x.|.x.
                ---+---+---
                xx.|..x|x.x
                ..x|.x.|xx.
                .x.|xx.|..x
                ---+---+---
                x..|.xx|.x.
                .x.|x.x|..x
                xxx|.x.|..x""")));
    }

    @Test
    void aFinnedFishWithOnePlaceLeftInARowIsSashimi() {
        assertEquals(
                List.of("Sashimi X-Wing: 5 r25 c37 fr5c8,r5c9 => r4c7<>5"), found(new SashimiXWing(), places(5, """
                x..|x..|xx.
                ..x|...|x..
                .x.|.x.|.x.
                ---+---+---
                xx.|..x|xxx
                ..x|...|.xx
                .x.|xx.|..x
                ---+---+---
                x..|.xx|.x.
                .x.|x.x|..x
                xxx|.x.|..x""")));
    }
}

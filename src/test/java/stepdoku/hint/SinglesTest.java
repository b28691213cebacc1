package stepdoku.hint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static stepdoku.hint.Pictures.found;
import static stepdoku.hint.Pictures.grid;

import java.util.List;
import org.junit.jupiter.api.Test;

class SinglesTest {

    @Test
    void theLastEmptyCellOfAHouseIsAFullHouse() {
        assertEquals(List.of("Full House: r2c3=2"), found(new FullHouse(), grid("""
                ..|..
                34|.1
                --+--
                ..|..
                4.|..""")));
    }

    @Test
    void twoEmptyCellsAreNoFullHouse() {
        assertEquals(List.of(), found(new FullHouse(), grid("""
                12|..
                ..|..
                --+--
                ..|..
                ..|..""")));
    }

    @Test
    void aCellWithOneCandidateIsANakedSingle() {
        assertEquals(List.of("Naked Single: r1c1=4"), found(new NakedSingle(), grid("""
                ..|1.
                .3|..
                --+--
                ..|..
                2.|..""")));
    }

    @Test
    void aDigitWithOnePlaceInAHouseIsAHiddenSingle() {
        assertEquals(List.of("Hidden Single: r2c2=1", "Hidden Single: r4c4=1"), found(new HiddenSingle(), grid("""
                ..|1.
                ..|..
                --+--
                1.|..
                ..|..""")));
    }

    @Test
    void boxesAreLookedAtBeforeLines() {
        Deduction first = new HiddenSingle().first(grid("""
                ...|1..|...
                ...|...|1..
                ...|...|...
                ---+---+---
                .1.|...|...
                ...|...|...
                ...|...|...
                ---+---+---
                ..1|...|...
                ...|...|...
                ...|...|...""")).orElseThrow();
        assertEquals("in box 1 only r3c1 has room for 1", first.why());
    }
}

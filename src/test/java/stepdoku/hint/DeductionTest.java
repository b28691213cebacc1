package stepdoku.hint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import stepdoku.board.PencilMarks;

class DeductionTest {
    private static final PencilMarks PAIR = Pictures.marks("""
            12  12   | 234 34
            13  1234 | *   *
            ---------+--------
            *   *    | *   *
            *   *    | *   *""");

    private final Deduction pair = new NakedPair().first(PAIR).orElseThrow();

    @Test
    void theFirstLevelOfAHintSaysOnlyWhereToLook() {
        assertEquals("look at box 1", pair.whereToLook());
    }

    @Test
    void withoutAHouseTheFirstLevelNamesTheBox() {
        PencilMarks marks = Pictures.grid("..1..3......2...");
        assertEquals(
                "look at box 1", new NakedSingle().first(marks).orElseThrow().whereToLook());
    }

    @Test
    void theSecondLevelNamesTheTechniqueAndItsCells() {
        assertEquals("Naked Pair: 1,2 in r1c1,r1c2", pair.whatToSee());
    }

    @Test
    void theThirdLevelIsTheMoveAndWhy() {
        assertEquals("r1c3<>2, r2c1<>1, r2c2<>1, r2c2<>2", pair.moves());
        assertEquals(
                "in box 1 the cells r1c1 and r1c2 have no candidates but 1 and 2, so they hold these digits, "
                        + "and no cell that sees them all can",
                pair.why());
    }

    @Test
    void theTextFormIsThatOfOtherPrograms() {
        assertEquals("Naked Pair: 1,2 in r1c1,r1c2 => r1c3<>2, r2c1<>1, r2c2<>1, r2c2<>2", pair.toString());
    }

    @Test
    void applyingEliminates() {
        PencilMarks after = pair.apply(PAIR);
        assertTrue(PAIR.isCandidate(2, 2));
        assertFalse(after.isCandidate(2, 2));
        assertTrue(after.isCandidate(2, 3));
    }

    @Test
    void applyingPlaces() {
        PencilMarks marks = Pictures.grid("..1..3......2...");
        PencilMarks after = new NakedSingle().first(marks).orElseThrow().apply(marks);
        assertEquals(4, after.grid().digit(0));
        assertFalse(after.isCandidate(1, 4));
    }
}

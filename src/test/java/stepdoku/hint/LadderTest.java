package stepdoku.hint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import stepdoku.board.PencilMarks;

class LadderTest {
    private static final PencilMarks LEETCODE = Pictures.grid("""
            53.|.7.|...
            6..|195|...
            .98|...|.6.
            ---+---+---
            8..|.6.|..3
            4..|8.3|..1
            7..|.2.|..6
            ---+---+---
            .6.|...|28.
            ...|419|..5
            ...|.8.|.79""");

    @Test
    void theEasiestTechniqueGivesTheHint() {
        assertEquals(
                "Naked Single: r5c5=5",
                Ladder.full().first(LEETCODE).orElseThrow().toString());
    }

    @Test
    void theSameBoardAlwaysGivesTheSameHint() {
        assertEquals(Ladder.full().first(LEETCODE), Ladder.full().first(LEETCODE));
    }

    @Test
    void theFirstOfAllDeductionsIsTheHint() {
        assertEquals(
                Ladder.full().first(LEETCODE).orElseThrow(),
                Ladder.full().all(LEETCODE).get(0));
    }

    @Test
    void thePathLeadsToTheSolution() {
        LogicPath path = Ladder.full().path(LEETCODE);
        assertTrue(path.isSolved());
        assertEquals(51, path.steps().size());
        assertEquals(
                "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
                path.end().grid().toString());
    }

    @Test
    void thePathCountsItsTechniques() {
        LogicPath path = Ladder.full().path(LEETCODE);
        assertEquals(
                51, path.counts().values().stream().mapToInt(count -> count).sum());
        assertEquals(Level.EASY, path.level());
    }

    @Test
    void whereNothingIsFoundLogicEnds() {
        PencilMarks empty = Pictures.grid(".".repeat(81));
        assertEquals(Optional.empty(), Ladder.full().first(empty));
        assertEquals(Optional.empty(), Ladder.full().path(empty).hardest());
        assertEquals(Level.BEYOND, Ladder.full().path(empty).level());
    }

    @Test
    void withoutUniquenessNoTechniqueRestsOnIt() {
        List<Technique> techniques = Ladder.withoutUniqueness().techniques();
        assertTrue(techniques.stream().noneMatch(Technique::restsOnUniqueness));
    }
}

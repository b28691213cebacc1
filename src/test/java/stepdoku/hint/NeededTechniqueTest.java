package stepdoku.hint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;
import stepdoku.solver.Solver;

/** Boards that need a technique: techniques.tsv has one for each, found by chance with the ladder itself. */
class NeededTechniqueTest {
    /** A technique, what may be used beside it ({@code easier}: all easier ones; {@code basics}) and the board. */
    record Need(String technique, String beside, String board) {
        Technique needed() {
            return Techniques.find(technique).orElseThrow();
        }

        List<Technique> others() {
            return Techniques.TABLE.subList(
                    0, beside.equals("easier") ? Techniques.TABLE.indexOf(needed()) : Math.min(basics(), index()));
        }

        private int index() {
            return Techniques.TABLE.indexOf(needed());
        }

        /** Singles for the other techniques of houses; for all that follow, these too. */
        private int basics() {
            return index() > HOUSES ? HOUSES : SINGLES;
        }

        PencilMarks marks() {
            return Pictures.grid(board);
        }
    }

    private static final int SINGLES = 3;
    private static final int HOUSES = 11;

    static List<Need> needs() throws IOException {
        try (InputStream file = NeededTechniqueTest.class.getResourceAsStream("/stepdoku/techniques.tsv")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.split("\t"))
                    .map(parts -> new Need(parts[0], parts[1], parts[2]))
                    .toList();
        }
    }

    @Test
    void everyTechniqueHasABoard() throws IOException {
        assertEquals(
                Techniques.TABLE.stream().map(Technique::name).toList(),
                needs().stream().map(Need::technique).toList());
    }

    @ParameterizedTest
    @MethodSource("needs")
    void withTheTechniqueTheBoardIsSolved(Need need) {
        List<Technique> ladder =
                Stream.concat(need.others().stream(), Stream.of(need.needed())).toList();
        LogicPath path = Ladder.of(ladder).path(need.marks());
        assertTrue(path.isSolved());
        assertEquals(
                Solver.solution(need.marks().grid()).map(Grid::toString),
                Optional.of(path.end().grid().toString()));
        assertTrue(path.counts().containsKey(need.needed()));
    }

    @ParameterizedTest
    @MethodSource("needs")
    void withoutItTheBoardIsNotSolved(Need need) {
        assertFalse(Ladder.of(need.others()).path(need.marks()).isSolved());
    }

    @ParameterizedTest
    @MethodSource("needs")
    void theExampleShowsTheTechnique(Need need) {
        Example example = Example.of(need.needed());
        assertEquals(need.needed(), example.deduction().technique());
        assertTrue(need.needed().all(example.marks()).contains(example.deduction()));
    }
}

package stepdoku.listing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import stepdoku.board.Grid;

/** The classic mistakes are real, and what they do on the LeetCode board is known. */
class MistakesTest {
    private static final Grid LEETCODE =
            Grid.ofLine("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final int ENOUGH = 100_000;

    static Stream<Mistake> mistakes() {
        return Mistakes.TABLE.stream();
    }

    private static MistakenRun run(String name) {
        return Mistakes.named(name).orElseThrow().run(LEETCODE, ENOUGH);
    }

    @ParameterizedTest
    @CsvSource({
        "no-undo,           FALSE,     17,   16,    0, 41",
        "result-ignored,    FALSE,   4632, 4631, 4631, 51",
        "false-in-loop,     FALSE,      6,    5,    5, 51",
        "true-after-loop,   TRUE,       6,    5,    0, 46",
        "no-base-case,      ERROR,   4209, 4208, 4157,  0",
        "undo-too-early,    TRUE,    4209, 4208, 4208, 51",
        "kept-by-reference, NOTHING, 4632, 4631, 4631, 51",
        "test-too-late,     FALSE,      1,    9,    9, 51",
    })
    void whatEachDoesOnTheLeetcodeBoard(
            String name, Ending ending, int calls, int placements, int retractions, int emptyCells) {
        MistakenRun run = run(name);
        assertEquals(ending, run.ending());
        assertEquals(calls, run.calls());
        assertEquals(
                placements, run.writes().stream().filter(Write::isPlacement).count());
        assertEquals(
                retractions,
                run.writes().stream().filter(write -> !write.isPlacement()).count());
        assertEquals(emptyCells, run.left().emptyCount());
    }

    @Test
    void ignoringTheResultTakesTheSolutionApartAgain() {
        Grid grid = LEETCODE;
        int placements = 0;
        for (Write write : run("result-ignored").writes()) {
            if (grid.isFull()) {
                break;
            }
            placements += write.isPlacement() ? 1 : 0;
            grid = after(grid, write);
        }
        assertTrue(grid.isFull());
        assertEquals(4208, placements);
    }

    @Test
    void theOneSolutionThatIsKeptByReferenceIsAnEmptyBoard() {
        List<Grid> kept = run("kept-by-reference").kept();
        assertEquals(1, kept.size());
        assertEquals(51, kept.get(0).emptyCount());
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void theWritesLeadToTheBoardThatIsLeftAndBack(Mistake mistake) {
        MistakenRun run = mistake.run(LEETCODE, ENOUGH);
        Grid grid = LEETCODE;
        for (Write write : run.writes()) {
            assertEquals(write.before(), grid.digit(write.cell()));
            grid = after(grid, write);
        }
        assertEquals(run.left(), grid);
    }

    private static Grid after(Grid grid, Write write) {
        return write.isPlacement() ? grid.withEntry(write.cell(), write.digit()) : grid.withoutEntry(write.cell());
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void aRunEndsAfterTheCallsThatItMayMake(Mistake mistake) {
        MistakenRun run = mistake.run(Grid.ofLine(".".repeat(81)), 1000);
        assertTrue(run.calls() <= 1000);
        assertEquals(run.ending() == Ending.CUT_OFF, run.calls() == 1000);
    }

    @Test
    void aLineThatIsMissingStandsThereAsAComment() {
        assertEquals("      // board[r][c] = '.';", wrongLine("no-undo"));
        assertEquals("  // if (k == empty.length) return true;", wrongLine("no-base-case"));
    }

    @Test
    void aLineThatIsWrongIsKnown() {
        assertEquals("      dfs(board, k + 1);", wrongLine("result-ignored"));
        assertEquals("      return false;", wrongLine("false-in-loop"));
        assertEquals("  return true;", wrongLine("true-after-loop"));
        assertEquals("      board[r][c] = '.';", wrongLine("undo-too-early"));
        assertEquals("    solutions.add(board);", wrongLine("kept-by-reference"));
        assertEquals("    if (fits(board, r, c, d)) {", wrongLine("test-too-late"));
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void everyCallAndEveryWriteIsReported(Mistake mistake) {
        List<String> lines = SourceFile.of(mistake.type()).lines();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            String next = i + 1 < lines.size() ? lines.get(i + 1).strip() : "";
            assertEquals(line.startsWith("board["), next.equals("trace.wrote(r, c);"), line);
            assertEquals(line.endsWith("// call"), next.equals("trace.call();"), line);
        }
    }

    private static String wrongLine(String name) {
        Listing listing = Mistakes.named(name).orElseThrow().listing();
        return listing.function().get(listing.line(Role.MISTAKE));
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void theListingFitsBesideABoardAndHidesTheTrace(Mistake mistake) {
        List<String> lines = mistake.listing().function();
        assertTrue(
                lines.size() <= 20 && lines.stream().allMatch(line -> line.length() <= 44), String.join("\n", lines));
        assertTrue(lines.stream().noneMatch(line -> line.contains("trace")));
    }
}

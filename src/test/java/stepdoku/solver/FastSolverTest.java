package stepdoku.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;

class FastSolverTest {
    private static final Geometry NINE = Geometry.of(9);
    private static final int LIMIT = 20;

    private final FastSolver solver = new FastSolver();

    @Test
    void countsWhatThePlainMasksCount() {
        RandomBoards boards = new RandomBoards(NINE, 81);
        for (int i = 0; i < 1000; i++) {
            Grid grid = boards.scattered(17 + i % 16);
            MaskSearch masks = new MaskSearch(NINE);
            masks.run(grid.digits(), LIMIT, () -> true);

            assertEquals(masks.count(), solver.count(grid.digits(), LIMIT), grid::toString);
        }
    }

    @Test
    void countsAnotherBoardAsIfItWereTheFirst() {
        int[] impossible = knownBoard("norvig-impossible").digits();
        int[] hard = knownBoard("golden-nugget").digits();
        solver.count(hard, 2);
        long guesses = solver.guesses();

        solver.count(impossible, 2);

        assertEquals(1, solver.count(hard, 2));
        assertEquals(guesses, solver.guesses());
    }

    @Test
    void leavesAPartOfTheBoardThatHasNoSolutionSoon() {
        solver.count(knownBoard("norvig-impossible").digits(), 2);

        assertTrue(solver.guesses() < 50_000, solver.guesses() + " guesses");
    }

    @Test
    void keepsFullGridsAsTheyAre() {
        Grid full = knownBoard("full-valid");
        Candidates candidates = new Candidates();

        candidates.load(full.digits());

        assertEquals(full, Grid.ofGivens(NINE, Candidates.digits(candidates.words)));
    }

    @Test
    void allocatesNothingToCount() {
        RandomBoards random = new RandomBoards(NINE, 0);
        List<int[]> boards = IntStream.range(0, 1000)
                .mapToObj(i -> random.solvable(50).digits())
                .collect(Collectors.toUnmodifiableList());
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        countAll(boards);
        long thread = Thread.currentThread().getId();

        long before = threads.getThreadAllocatedBytes(thread);
        countAll(boards);
        long bytes = threads.getThreadAllocatedBytes(thread) - before;

        assertTrue(bytes < boards.size(), bytes + " bytes for " + boards.size() + " boards");
    }

    private void countAll(List<int[]> boards) {
        for (int i = 0; i < boards.size(); i++) {
            solver.count(boards.get(i), 2);
        }
    }

    private static Grid knownBoard(String name) {
        return KnownBoard.all().stream()
                .filter(board -> board.name().equals(name))
                .findFirst()
                .orElseThrow()
                .grid();
    }
}

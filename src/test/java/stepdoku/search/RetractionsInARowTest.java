package stepdoku.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stepdoku.board.Grid;

/** The run of retractions that ends at a time is the same however the search came there. */
class RetractionsInARowTest {
    private static final int MOVES = 3000;
    private static final Grid LEETCODE =
            Grid.ofLine("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Grid TWO_SOLUTIONS = Grid.ofLine("4..2....3......4");

    static Stream<Search> searches() {
        Stream<Search> queens = Stream.of(new Search(new QueensPosition(6), Strategies.SCAN));
        Stream<Search> sudokus = Strategies.TABLE.stream()
                .flatMap(strategy ->
                        Stream.of(LEETCODE, TWO_SOLUTIONS).map(grid -> new Search(new SudokuPosition(grid), strategy)));
        return Stream.concat(queens, sudokus);
    }

    /** The runs at all times, counted on the way. */
    private static List<Integer> counted(Search search) {
        List<Integer> runs = new ArrayList<>(List.of(0));
        while (runs.size() <= MOVES && search.forward()) {
            runs.add(search.retracted() ? runs.get(runs.size() - 1) + 1 : 0);
        }
        return runs;
    }

    @ParameterizedTest
    @MethodSource("searches")
    void itIsCountedOnTheWayBack(Search search) {
        List<Integer> runs = counted(search);
        do {
            assertEquals(runs.get((int) search.time()), search.retractionsInARow());
        } while (search.back());
    }

    @ParameterizedTest
    @MethodSource("searches")
    void itIsTheSameAtRandomTimes(Search search) {
        long seed = System.nanoTime();
        System.out.println("seed " + seed);
        Random random = new Random(seed);
        List<Integer> runs = counted(search);
        for (int i = 0; i < 2000; i++) {
            boolean on = random.nextBoolean();
            for (int steps = random.nextInt(20); steps > 0; steps--) {
                if (on && search.time() < runs.size() - 1) {
                    search.forward();
                } else if (!on) {
                    search.back();
                }
            }
            assertEquals(runs.get((int) search.time()), search.retractionsInARow());
        }
    }
}

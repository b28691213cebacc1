package stepdoku.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stepdoku.board.Grid;

/** The depths at the last times, compared with a record kept on the way. */
class RecentDepthsTest {
    private static final int MOST = 12;

    static List<Search> searches() {
        return List.of(
                new Search(new SudokuPosition(Grid.ofLine("....4.3..4.1....")), Strategies.SCAN),
                new Search(
                        new SudokuPosition(Grid.ofLine("....4.3..4.1....")),
                        Strategies.find("forced").orElseThrow()),
                new Search(new QueensPosition(6), Strategies.SCAN));
    }

    @ParameterizedTest
    @MethodSource("searches")
    void areThoseOfTheWayAndChangeNothing(Search search) {
        List<Integer> way = new ArrayList<>(List.of(search.depth()));
        do {
            State before = State.of(search);
            assertEquals(way.subList(Math.max(0, way.size() - MOST), way.size()), RecentDepths.of(search, MOST));
            assertEquals(before, State.of(search));
        } while (search.forward() && way.add(search.depth()));
    }
}

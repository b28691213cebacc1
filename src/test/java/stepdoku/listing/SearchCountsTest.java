package stepdoku.listing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The recursions cost what the strategies are specified to cost. */
class SearchCountsTest {
    static Stream<List<String>> runs() {
        return Boards.runs(310_000);
    }

    @ParameterizedTest
    @MethodSource("runs")
    void placementsRetractionsTestsAndDepthAreAsSpecified(List<String> row) {
        Counts counts = Recording.of(row.get(1)).run(Boards.named(row.get(0)), event -> {});
        boolean solved = row.get(2).equals("solved");
        assertEquals(
                new Counts(
                        number(row, 3) + 1,
                        number(row, 5),
                        number(row, 3),
                        number(row, 4),
                        number(row, 6),
                        solved ? 1 : 0),
                counts);
    }

    private static int number(List<String> row, int column) {
        return Integer.parseInt(row.get(column));
    }
}

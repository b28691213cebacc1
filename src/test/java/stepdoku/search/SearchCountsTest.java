package stepdoku.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The counts of a separate recursive program are met exactly, on all its boards. */
class SearchCountsTest {
    @ParameterizedTest
    @MethodSource("rows")
    void everyRunCostsWhatTheTableSays(List<String> row) {
        Search search = Subject.of(row.get(0), row.get(1)).search();
        new Stepper(search, true, () -> true).run(List.of());
        Counts counts = search.counts();
        List<Object> found = List.of(
                row.get(0),
                row.get(1),
                search.atSolution() ? "solved" : "exhausted",
                counts.placements(),
                counts.retractions(),
                counts.tests(),
                counts.maxDepth());
        assertEquals(
                String.join("\t", row),
                String.join("\t", found.stream().map(Object::toString).toList()));
    }

    static Stream<List<String>> rows() {
        return Boards.rows("search-counts.tsv").stream();
    }

    @Test
    void theWorstCaseOfScanCostsMillions() {
        Search search = Subject.of("wikipedia-worst", "scan").search();
        new Stepper(search, true, () -> true).run(List.of());
        assertEquals(69175316, search.counts().placements());
        assertEquals(69175252, search.counts().retractions());
        assertEquals(622577597, search.counts().tests());
    }
}

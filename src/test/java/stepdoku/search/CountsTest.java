package stepdoku.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** At every time the counters are those of a plain recursion that is stopped there. */
class CountsTest {
    static Stream<Subject> subjects() {
        Stream<Subject> all = Stream.of(
                        "tiny-two", "tiny-none", "dead-cell", "full-valid", "one-blank", "two-solutions-75")
                .flatMap(Subject::withAllStrategies);
        Stream<Subject> some = Stream.of(
                Subject.of("leetcode", "scan"),
                Subject.of("6x6-hard-forward", "backward"),
                Subject.of("6x6-two-solutions", "fullest"),
                Subject.of("ai-escargot", "fewest"),
                Subject.of("skyscraper-25", "forced"),
                Subject.queens(6, Strategies.SCAN));
        return Stream.concat(all, some);
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void countsEqualARecount(Subject subject) {
        Random random = Seeded.random(subject);
        long end = subject.plain(20_000).moves.size();
        Search search = subject.search();
        LongStream.concat(LongStream.of(end, 0), random.longs(20, 0, end + 1))
                .forEach(time -> assertCounts(subject, goTo(search, time)));
    }

    private static Search goTo(Search search, long time) {
        search.forwardTo(time, Bounds.NONE);
        search.backTo(time, Bounds.NONE);
        return search;
    }

    /** A search that has no next move has come back from its first call; else the recursion stops after the last move. */
    private static void assertCounts(Subject subject, Search search) {
        PlainSearch plain = subject.plain(search.ended() ? Long.MAX_VALUE : search.time());
        Counts counts = search.counts();
        assertEquals(plain.placements, counts.placements());
        assertEquals(plain.retractions, counts.retractions());
        assertEquals(plain.tests, counts.tests());
        assertEquals(plain.solutions, counts.solutions());
        assertEquals(plain.maxDepth, counts.maxDepth());
        assertArrayEquals(plain.calls, counts.callsByDepth());
        assertArrayEquals(plain.deadEnds, counts.deadEndsByDepth());
    }
}

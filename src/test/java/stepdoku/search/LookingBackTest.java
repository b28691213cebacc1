package stepdoku.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.search.Profile.Span;
import stepdoku.session.Samples;

/** Tree, review and profile tell of the moves made so far what a plain recursion that is stopped there counts. */
class LookingBackTest {
    private static final int MOST_MOVES = 5_000;

    /** A search at time 0 with a name that is shown. */
    record Subject(String name, Search search) {
        static Subject of(Grid grid, String name, Strategy strategy) {
            return new Subject(strategy + " on " + name, new Search(new SudokuPosition(grid), strategy));
        }

        static Subject of(String name, Strategy strategy) {
            return of(Samples.find(name).orElseThrow().grid(), name, strategy);
        }

        Stepper stepper() {
            return new Stepper(search.fresh(), false, () -> true);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Subject> subjects() {
        Stream<Subject> samples = Stream.of(
                        "tiny-twelve",
                        "tiny-none",
                        "tiny-two",
                        "tiny-empty",
                        "6x6-hard-forward",
                        "leetcode",
                        "16x16",
                        "one-blank",
                        "full-valid",
                        "dead-cell",
                        "sixteen-clues")
                .flatMap(name -> Strategies.TABLE.stream().map(strategy -> Subject.of(name, strategy)));
        Stream<Subject> empty = Stream.of(6, 12, 25)
                .map(size -> Subject.of(Grid.empty(Geometry.of(size)), "empty " + size, Strategies.SCAN));
        Stream<Subject> queens = Stream.of(1, 2, 3, 4, 6, 8, 13, 30)
                .map(size -> new Subject(size + " queens", new Search(new QueensPosition(size), Strategies.SCAN)));
        return Stream.of(samples, empty, queens).flatMap(subjects -> subjects);
    }

    /** Steppers at random times, come to forward or back. */
    private static void atRandomTimes(Subject subject, int count, Consumer<Stepper> check) {
        long seed = System.nanoTime();
        System.out.println("times drawn with seed " + seed + " for " + subject);
        Random random = new Random(seed);
        Stepper stepper = subject.stepper();
        for (int i = 0; i < count; i++) {
            stepper.goTo(random.nextInt(i == 0 ? 40 : MOST_MOVES));
            check.accept(stepper);
        }
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void theTreeHasTheBranchesAndSizesOfARecount(Subject subject) {
        atRandomTimes(subject, 3, stepper -> {
            Search search = stepper.search();
            Recount recount = Recount.of(search, search.time());
            for (TreeScope scope : scopes(search)) {
                CallTree tree = stepper.tree(scope).orElseThrow();
                assertEquals(recount.within(scope), Recount.branches(tree), scope + " at " + search.time());
            }
        });
    }

    private static List<TreeScope> scopes(Search search) {
        return List.of(
                TreeScope.alongPath(),
                TreeScope.firstLevels(1),
                TreeScope.firstLevels(3),
                TreeScope.within(100, search.counts()),
                TreeScope.whole());
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void allCountersAreThoseOfARecount(Subject subject) {
        atRandomTimes(subject, 2, stepper -> {
            Counts counts = stepper.search().counts();
            Recount recount = Recount.of(stepper.search(), counts.time());
            assertEquals(recount.placements(), counts.placements());
            assertEquals(counts.time() - recount.placements(), counts.retractions());
            assertEquals(recount.tests, counts.tests());
            assertEquals(recount.solutions(), counts.solutions());
            assertEquals(Collections.max(recount.depths), counts.maxDepth());
            assertArrayEquals(recount.calls(), counts.callsByDepth());
            assertArrayEquals(recount.deadEnds, counts.deadEndsByDepth());
            assertEquals(
                    new Review(recount.rejections, recount.passedOver, recount.longestRun),
                    stepper.review().orElseThrow());
        });
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void theProfileHasTheLeastAndGreatestDepthOfEverySpan(Subject subject) {
        atRandomTimes(subject, 2, stepper -> {
            Recount recount = Recount.of(stepper.search(), stepper.furthest());
            Profile profile = stepper.profile().orElseThrow();
            assertEquals(stepper.furthest(), profile.last());
            covers(recount.depths, profile);
            covers(recount.depths, profile.within(7));
            covers(recount.depths, profile.within(72));
        });
    }

    private static void covers(List<Integer> depths, Profile profile) {
        long next = 0;
        for (Span span : profile.spans()) {
            assertEquals(next, span.after() + 1);
            List<Integer> inSpan = depths.subList((int) next, (int) span.last() + 1);
            assertEquals(Collections.min(inSpan), span.min(), span::toString);
            assertEquals(Collections.max(inSpan), span.max(), span::toString);
            next = span.last() + 1;
        }
        assertEquals(depths.size(), next);
    }

    @Test
    void whatWasKeptOfALongSearchTellsAsMuchAsItsMoves() {
        Subject subject = Subject.of("wikipedia-worst", Strategies.SCAN);
        Stepper stepper = subject.stepper();
        stepper.goTo(2_500_000);
        covers(
                Recount.ofLong(subject.search(), 2_500_000, 3).depths,
                stepper.profile().orElseThrow());
        new Random(7).longs(2, 500_000, 2_500_000).forEach(time -> {
            stepper.goTo(time);
            Recount recount = Recount.ofLong(subject.search(), time, 3);
            for (TreeScope scope : List.of(TreeScope.alongPath(), TreeScope.firstLevels(3))) {
                assertEquals(
                        recount.within(scope),
                        Recount.branches(stepper.tree(scope).orElseThrow()));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void theTreeTellsWhenThePathWasPlaced(Subject subject) {
        atRandomTimes(subject, 2, stepper -> {
            CallTree tree = stepper.tree(TreeScope.alongPath()).orElseThrow();
            Search then = stepper.search().fresh();
            for (Call call : stepper.search().path()) {
                then.forwardTo(tree.timeOfPlacement(call.cell()).orElseThrow(), Bounds.NONE);
                assertEquals(call.cell(), then.lastCell());
                assertEquals(call.level() + 1, then.depth());
                assertTrue(!then.retracted());
            }
        });
    }

    @Test
    void aWalkKeepsWhatTheNextOneLeapsOver() {
        Search search = Subject.of("wikipedia-worst", Strategies.SCAN).search();
        search.forwardTo(2_500_000, Bounds.NONE);
        Checkpoints nothingKept = new Checkpoints(search.fullDepth());
        AtomicInteger looks = new AtomicInteger();
        CallTree first = walk(search, nothingKept, looks);
        int looksOfFirst = looks.getAndSet(0);
        assertEquals(first, walk(search, nothingKept, looks));
        assertTrue(looks.get() < looksOfFirst / 2, looks + " looks after " + looksOfFirst);
    }

    private static CallTree walk(Search search, Checkpoints checkpoints, AtomicInteger looks) {
        return new TreeWalk(search, checkpoints, TreeScope.alongPath(), () -> looks.incrementAndGet() > 0)
                .walk()
                .orElseThrow();
    }

    @Test
    void aProfileIsNeverWiderThanAsked() {
        Stepper stepper = Subject.of("leetcode", Strategies.SCAN).stepper();
        stepper.goTo(5000);
        Profile profile = stepper.profile().orElseThrow();
        IntStream.rangeClosed(1, 300)
                .forEach(most -> assertTrue(profile.within(most).spans().size() <= most, () -> "within " + most));
    }

    @Test
    void lookingBackCanBeInterrupted() {
        AtomicInteger looks = new AtomicInteger(100);
        Stepper stepper = new Stepper(
                Subject.of("wikipedia-worst", Strategies.SCAN).search(), true, () -> looks.getAndDecrement() != 0);
        stepper.goTo(500_000);
        assertEquals(500_000, stepper.search().time());
        for (int patience : new int[] {0, 1}) {
            looks.set(patience);
            assertTrue(stepper.review().isEmpty());
            looks.set(patience);
            assertTrue(stepper.tree(TreeScope.firstLevels(4)).isEmpty());
            looks.set(patience);
            assertTrue(stepper.profile().isEmpty());
            assertEquals(500_000, stepper.search().time());
        }
    }
}

package stepdoku.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A search goes on where another one stood, whether it makes the moves again or is set to the state. */
class ResumptionTest {
    private static final long ALWAYS_SET = -1;

    static Stream<Subject> subjects() {
        return Stream.of(
                        Stream.of("leetcode", "tiny-twelve", "tiny-none", "full-valid")
                                .flatMap(Subject::withAllStrategies),
                        Stream.of(1, 6).map(size -> Subject.queens(size, Strategies.SCAN)),
                        Stream.of(
                                Subject.large(16, 60, Strategies.find("fewest").orElseThrow())))
                .flatMap(some -> some);
    }

    private static Stepper stepper(Subject subject) {
        return new Stepper(subject.search(), true, () -> true);
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void everyStateCanBeTakenUpAgain(Subject subject) {
        Random random = Seeded.random(subject);
        Stepper stepper = stepper(subject);
        for (int round = 0; round < 30; round++) {
            motion(random).accept(stepper);
            Whereabouts place = stepper.whereabouts();
            Stepper again = stepper(subject);
            again.resume(place);
            assertEquals(place, again.whereabouts());
            assertEquals(State.of(stepper.search()), State.of(again.search()));
            assertEquals(State.of(stepper.search()), State.of(set(subject, place)));
        }
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void motionsGoOnAsIfNothingHadHappened(Subject subject) {
        Random random = Seeded.random(subject);
        for (int round = 0; round < 10; round++) {
            Stepper stepper = stepper(subject);
            some(random).forEach(motion -> motion.accept(stepper));
            Stepper again = stepper(subject);
            again.resume(stepper.whereabouts());
            for (Consumer<Stepper> motion : some(random)) {
                motion.accept(stepper);
                motion.accept(again);
                assertEquals(stepper.whereabouts(), again.whereabouts());
            }
        }
    }

    private static Search set(Subject subject, Whereabouts place) {
        Search search = subject.search();
        Resumption.of(search, new Checkpoints(search.fullDepth()), place, ALWAYS_SET);
        return search;
    }

    private static List<Consumer<Stepper>> some(Random random) {
        return Stream.generate(() -> motion(random)).limit(10).toList();
    }

    private static Consumer<Stepper> motion(Random random) {
        long far = random.nextInt(9000);
        List<Consumer<Stepper>> motions = List.of(
                stepper -> stepper.step(1 + far % 20),
                stepper -> stepper.back(1 + far % 20),
                stepper -> stepper.goTo(far),
                stepper -> stepper.run(List.of()),
                stepper -> stepper.reverse(List.of()),
                stepper -> stepper.next(List.of()),
                stepper -> stepper.finish(List.of()),
                stepper -> stepper.stepInside(1 + far % 9),
                stepper -> stepper.backInside(1 + far % 9));
        return motions.get(random.nextInt(motions.size()));
    }

    @Test
    void aLongSearchIsSetToItsStateAndAnyTimeCanBeReachedFromThere() {
        Subject subject = Subject.of("inkala-2012", "scan");
        Stepper stepper = stepper(subject);
        stepper.goTo(3_000_000);
        stepper.goTo(2_000_001);
        Stepper again = stepper(subject);
        again.resume(stepper.whereabouts());
        for (long time : new long[] {2_000_001, 7, 1_000_000, 2_999_999}) {
            stepper.goTo(time);
            again.goTo(time);
            assertEquals(State.of(stepper.search()), State.of(again.search()));
        }
    }

    @Test
    void whatNeverWasIsRefused() {
        Subject subject = Subject.of("leetcode", "scan");
        Stepper stepper = stepper(subject);
        stepper.goTo(8365);
        stepper.goTo(500);
        Whereabouts true500 = stepper.whereabouts();
        for (Whereabouts wrong : tampered(true500)) {
            assertThrows(IllegalArgumentException.class, () -> stepper(subject).resume(wrong), wrong::toString);
        }
        Subject other = Subject.of("leetcode", "backward");
        assertThrows(IllegalArgumentException.class, () -> stepper(other).resume(true500));
        assertThrows(IllegalArgumentException.class, () -> set(other, true500));
    }

    @Test
    void countersThatDoNotAddUpAreRefusedWithoutMakingTheMoves() {
        Subject subject = Subject.of("leetcode", "scan");
        Stepper stepper = stepper(subject);
        stepper.goTo(500);
        List<Whereabouts> wrong = tampered(stepper.whereabouts());
        for (Whereabouts place : wrong.subList(0, wrong.size() - 2)) {
            assertThrows(IllegalArgumentException.class, () -> set(subject, place), place::toString);
        }
    }

    /** Each with one thing changed; the last two could be found out only by making the moves again. */
    private static List<Whereabouts> tampered(Whereabouts it) {
        List<Integer> otherPath = new ArrayList<>(it.values());
        otherPath.set(0, 9);
        List<Integer> noDigit = new ArrayList<>(it.values());
        noDigit.set(1, 33);
        List<Integer> tooLong = Stream.generate(() -> 1).limit(52).toList();
        List<Long> otherCounts = new ArrayList<>(it.placements());
        otherCounts.set(2, otherCounts.get(2) + 1);
        List<Long> shifted = new ArrayList<>(otherCounts);
        shifted.set(0, shifted.get(0) - 1);
        List<Long> deadEnds = new ArrayList<>(it.deadEnds());
        deadEnds.set(deadEnds.size() - 1, 100_000L);
        List<Long> others = new ArrayList<>(otherCounts);
        others.set(3, others.get(3) - 1);
        return List.of(
                with(it, it.time() + 1, it.retracted(), it.values(), it.placements(), it.deadEnds(), it.furthest()),
                with(it, it.time() + 2, it.retracted(), it.values(), it.placements(), it.deadEnds(), it.furthest()),
                with(it, it.time(), !it.retracted(), it.values(), it.placements(), it.deadEnds(), it.furthest()),
                with(it, it.time(), it.retracted(), otherPath, it.placements(), it.deadEnds(), it.furthest()),
                with(it, it.time(), it.retracted(), noDigit, it.placements(), it.deadEnds(), it.furthest()),
                with(it, it.time(), it.retracted(), tooLong, it.placements(), it.deadEnds(), it.furthest()),
                with(it, it.time(), it.retracted(), it.values(), otherCounts, it.deadEnds(), it.furthest()),
                with(it, it.time(), it.retracted(), it.values(), shifted, it.deadEnds(), it.furthest()),
                with(it, it.time(), it.retracted(), it.values(), it.placements(), deadEnds, it.furthest()),
                with(it, it.time(), it.retracted(), it.values(), it.placements(), it.deadEnds(), it.time() - 1),
                with(it, it.time(), it.retracted(), it.values(), others, it.deadEnds(), it.furthest()),
                with(it, it.time(), it.retracted(), it.values(), it.placements(), it.deadEnds(), 900_000));
    }

    private static Whereabouts with(
            Whereabouts it,
            long time,
            boolean retracted,
            List<Integer> values,
            List<Long> placements,
            List<Long> deadEnds,
            long furthest) {
        return new Whereabouts(time, retracted, values, placements, deadEnds, it.inside(), furthest, it.stops());
    }
}

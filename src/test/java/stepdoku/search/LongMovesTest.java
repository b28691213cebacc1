package stepdoku.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The loops that make many moves at once, and checkpoints, lead to where single moves lead. */
class LongMovesTest {
    private static final int ROUNDS = 3000;

    static Stream<Subject> subjects() {
        return Stream.of(
                Subject.of("leetcode", "scan"),
                Subject.of("6x6-two-solutions", "backward"),
                Subject.of("tiny-two", "fullest"),
                Subject.of("ai-escargot", "fewest"),
                Subject.of("dead-cell", "forced"),
                Subject.of("one-blank", "scan"),
                Subject.of("full-valid", "scan"),
                Subject.queens(6, Strategies.SCAN));
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void forwardToIsForwardRepeated(Subject subject) {
        Random random = Seeded.random(subject);
        Search one = subject.search();
        Search many = subject.search();
        for (int round = 0; round < ROUNDS; round++) {
            long last = one.time() + random.nextInt(50);
            int floor = random.nextInt(one.depth() + 2) - 1;
            boolean stopAtSolution = random.nextBoolean();
            forwardTo(one, last, floor, stopAtSolution);
            many.forwardTo(last, Bounds.floor(floor, stopAtSolution, List.of()));
            assertEquals(State.of(one), State.of(many));
        }
    }

    private static void forwardTo(Search search, long last, int floor, boolean stopAtSolution) {
        while (search.time() < last && search.forward()) {
            if (search.depth() < floor || stopAtSolution && search.atSolution()) {
                return;
            }
        }
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void backToIsBackRepeated(Subject subject) {
        Random random = Seeded.random(subject);
        Search one = subject.search();
        Search many = subject.search();
        for (int round = 0; round < ROUNDS; round++) {
            if (one.time() == 0) {
                one.forwardTo(20_000, Bounds.NONE);
                many.forwardTo(20_000, Bounds.NONE);
            }
            long first = Math.max(0, one.time() - random.nextInt(50));
            int floor = random.nextInt(one.depth() + 2) - 1;
            boolean stopAtSolution = random.nextBoolean();
            backTo(one, first, floor, stopAtSolution);
            many.backTo(first, Bounds.floor(floor, stopAtSolution, List.of()));
            assertEquals(State.of(one), State.of(many));
        }
    }

    private static void backTo(Search search, long first, int floor, boolean stopAtSolution) {
        while (search.time() > first && search.back()) {
            boolean onFloor = !search.retracted() && search.depth() <= floor;
            if (onFloor || stopAtSolution && search.atSolution()) {
                return;
            }
        }
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void aCheckpointBringsItsTimeBack(Subject subject) {
        Random random = Seeded.random(subject);
        Search search = subject.search();
        for (int round = 0; round < 300; round++) {
            search.forwardTo(search.time() + random.nextInt(100), Bounds.NONE);
            Checkpoint checkpoint = search.checkpoint();
            State state = State.of(search);
            wander(search, random);
            search.restore(checkpoint);
            assertEquals(state, State.of(search));
            assertEquals(State.replayed(subject.search(), search.time()), state);
        }
    }

    private static void wander(Search search, Random random) {
        search.backTo(Math.max(0, search.time() - random.nextInt(100)), Bounds.NONE);
        search.forwardTo(search.time() + random.nextInt(100), Bounds.NONE);
    }
}

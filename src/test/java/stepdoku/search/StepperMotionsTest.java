package stepdoku.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.LongPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stepdoku.search.Stop.Reason;

/** Every motion, in any order and from any time, leads to where its definition says, and shows what was there before. */
class StepperMotionsTest {
    private static final int MOTIONS = 1500;

    /** A condition twice: for the stepper, and as a look at the list of the moves. */
    private record Watch(Breakpoint breakpoint, LongPredicate holds) {
        static Watch of(String text, LongPredicate holds, Term... terms) {
            return new Watch(new Breakpoint(1, new Condition(text, List.of(terms)), 1), holds);
        }
    }

    /** A motion that was made, and the time to which it had to lead. */
    private record Made(String name, Stop stop, long expected, boolean stopsAtBreakpoints) {}

    private record Ground(Subject subject, boolean firstSolutionOnly) {}

    static Stream<Ground> grounds() {
        Stream<Subject> small = Stream.of("tiny-two", "tiny-none", "full-valid", "one-blank", "6x6-two-solutions")
                .flatMap(Subject::withAllStrategies);
        Stream<Subject> longer = Stream.of(
                Subject.of("dead-cell", "fewest"),
                Subject.of("leetcode", "scan"),
                Subject.of("six-solutions", "fullest"),
                Subject.of("ai-escargot", "fewest"));
        Stream<Subject> queens = Subject.queensWithAllStrategies(6);
        return Stream.of(small, longer, queens)
                .flatMap(all -> all)
                .flatMap(subject -> Stream.of(new Ground(subject, true), new Ground(subject, false)));
    }

    @ParameterizedTest
    @MethodSource("grounds")
    void everyMotionLeadsWhereItsDefinitionSays(Ground ground) {
        Random random = Seeded.random(ground);
        Timeline timeline = new Timeline(ground.subject(), ground.firstSolutionOnly());
        Search search = ground.subject().search();
        Search replay = ground.subject().search();
        Stepper stepper = new Stepper(search, ground.firstSolutionOnly(), () -> true);
        for (int i = 0; i < MOTIONS; i++) {
            long before = search.time();
            Optional<Watch> watch = watch(random, timeline);
            Made made = move(stepper, timeline, watch, random);
            String what = made.name() + " from " + before;
            assertEquals(made.expected(), search.time(), what);
            assertEquals(reason(made, before, timeline, watch), made.stop().reason(), what);
            assertEquals(stateAt(search.time(), replay), State.of(search), what);
        }
    }

    private static Made move(Stepper stepper, Timeline timeline, Optional<Watch> watch, Random random) {
        long now = stepper.search().time();
        long count = random.nextInt(20);
        long anywhere = random.nextLong(timeline.end() + 20);
        LongPredicate holds = watch.map(Watch::holds).orElse(Timeline.NO_BREAKPOINT);
        List<Breakpoint> breakpoints = watch.map(Watch::breakpoint).stream().toList();
        long there = timeline.goTo(anywhere, stepper.furthest());
        return switch (random.nextInt(10)) {
            case 0 -> new Made("step " + count, stepper.step(count), timeline.step(now, count), false);
            case 1 -> new Made("back " + count, stepper.back(count), timeline.back(now, count), false);
            case 2 -> new Made("next", stepper.next(breakpoints), timeline.next(now, holds), timeline.isPlacement(now));
            case 3 ->
                new Made(
                        "previous",
                        stepper.previous(breakpoints),
                        timeline.previous(now, holds),
                        timeline.isRetraction(now));
            case 4 -> new Made("finish", stepper.finish(breakpoints), timeline.finish(now, holds), true);
            case 5 -> new Made("start", stepper.start(breakpoints), timeline.start(now, holds), true);
            case 6 -> new Made("run", stepper.run(breakpoints), timeline.run(now, holds), true);
            case 7 -> new Made("reverse", stepper.reverse(breakpoints), timeline.reverse(now, holds), true);
            default -> new Made("go to " + anywhere, stepper.goTo(anywhere), there, false);
        };
    }

    private static Reason reason(Made made, long before, Timeline timeline, Optional<Watch> watch) {
        long now = made.expected();
        boolean hit = made.stopsAtBreakpoints() && now != before && watch.isPresent();
        if (hit && watch.get().holds().test(now)) {
            return Reason.BREAKPOINT;
        }
        if (timeline.isAnswer(now)) {
            return Reason.SOLUTION;
        }
        if (now == timeline.end()) {
            return Reason.END;
        }
        return now == 0 ? Reason.START : Reason.DONE;
    }

    private static State stateAt(long time, Search replay) {
        while (replay.time() < time) {
            replay.forward();
        }
        while (replay.time() > time) {
            replay.back();
        }
        return State.of(replay);
    }

    /** No breakpoint half of the time, else one of any kind. */
    private static Optional<Watch> watch(Random random, Timeline timeline) {
        if (random.nextBoolean() || timeline.end() == 0) {
            return Optional.empty();
        }
        Move like = timeline.move(1 + random.nextLong(timeline.end()));
        return Optional.of(
                switch (random.nextInt(6)) {
                    case 0 -> Watch.of("retract", timeline::isRetraction, Term.retract());
                    case 1 -> Watch.of("dead-end", timeline::isDeadEnd, Term.deadEnd());
                    case 2 -> Watch.of("solution", timeline::isSolution, Term.solution());
                    case 3 ->
                        Watch.of(
                                "place CELL digit D",
                                time -> timeline.isPlacement(time)
                                        && timeline.move(time).cell() == like.cell()
                                        && timeline.move(time).value() == like.value(),
                                Term.place(),
                                Term.cell(like.cell()),
                                Term.value(like.value()));
                    case 4 ->
                        Watch.of(
                                "depth >= D",
                                time -> timeline.depth(time) >= like.depth(),
                                Term.depth(Comparison.AT_LEAST, like.depth()));
                    default ->
                        Watch.of("time = T", time -> time == like.time(), Term.time(Comparison.EQUAL, like.time()));
                });
    }
}

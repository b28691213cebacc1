package stepdoku.trace;

import java.util.List;
import java.util.Optional;

/** The table of the faults, in the order in which they are looked for: the first that fits explains. */
public final class Faults {
    static final List<Fault> TABLE = List.of(
            new AfterSolution(),
            new AfterEnd(),
            new StoppedEarly(),
            new GivenTouched(),
            new NothingTakenBack(),
            new MissingUndo(),
            new PlacedTwice(),
            new WrongTakenBack(),
            new UndoneEarly(),
            new GivesUpEarly(),
            new DigitThatClashes(),
            new OtherCell(),
            new AnotherIsSure(),
            new SkippedDigit(),
            new TriedBefore());

    private Faults() {}

    /** What is wrong with a program that departs so; none when no fault of the table fits. */
    public static Optional<String> explain(Departure departure) {
        return TABLE.stream()
                .flatMap(fault -> fault.explain(departure).stream())
                .findFirst();
    }
}

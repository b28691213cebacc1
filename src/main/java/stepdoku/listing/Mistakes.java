package stepdoku.listing;

import java.util.List;
import java.util.Optional;

/** The classic mistakes that people make with backtracking, in the order in which they are worth looking at. */
public final class Mistakes {
    public static final List<Mistake> TABLE = List.of(
            new Mistake("no-undo", "a digit that has failed stays on the board", NoUndo.class, NoUndo::new),
            new Mistake(
                    "result-ignored",
                    "what the inner call returns is not looked at",
                    ResultIgnored.class,
                    ResultIgnored::new),
            new Mistake(
                    "false-in-loop",
                    "the call gives up inside the loop, after one digit has failed",
                    FalseInLoop.class,
                    FalseInLoop::new),
            new Mistake(
                    "true-after-loop",
                    "the call returns true when no digit is left to try",
                    TrueAfterLoop.class,
                    TrueAfterLoop::new),
            new Mistake("no-base-case", "nothing is returned when no cell is left", NoBaseCase.class, NoBaseCase::new),
            new Mistake(
                    "undo-too-early",
                    "the digit is taken back before the result is looked at",
                    UndoTooEarly.class,
                    UndoTooEarly::new),
            new Mistake(
                    "kept-by-reference",
                    "all solutions are wanted, and the board itself is kept instead of a copy",
                    KeptByReference.class,
                    KeptByReference::new),
            new Mistake(
                    "test-too-late",
                    "the digit is tested after it has been written",
                    TestTooLate.class,
                    TestTooLate::new));

    private Mistakes() {}

    public static Optional<Mistake> named(String name) {
        return TABLE.stream().filter(mistake -> mistake.name().equals(name)).findFirst();
    }
}

package stepdoku.listing;

import java.util.List;
import java.util.Optional;

/** The classic mistakes that people make with backtracking, in the order in which they are worth looking at. */
public final class Mistakes {
    public static final List<Mistake> TABLE = List.of(
            new Mistake(
                    "no-undo",
                    "a digit that has failed stays on the board",
                    "A digit that has failed stays and forbids what the calls above try next, so they give"
                            + " up sooner and sooner, and what was tried is left on the board.",
                    NoUndo.class,
                    NoUndo::new),
            new Mistake(
                    "result-ignored",
                    "what the inner call returns is not looked at",
                    "The solution is found, but nobody is told: the loop goes on as if the call had failed"
                            + " and takes the solution apart again.",
                    ResultIgnored.class,
                    ResultIgnored::new),
            new Mistake(
                    "false-in-loop",
                    "the call gives up inside the loop, after one digit has failed",
                    "The first digit that fails ends its whole call: the digits behind it are never tried.",
                    FalseInLoop.class,
                    FalseInLoop::new),
            new Mistake(
                    "true-after-loop",
                    "the call returns true when no digit is left to try",
                    "A dead end claims that all is well, and every call above believes it.",
                    TrueAfterLoop.class,
                    TrueAfterLoop::new),
            new Mistake(
                    "no-base-case",
                    "nothing is returned when no cell is left",
                    "On a full board there is no cell to choose, and the index runs past the end of the"
                            + " list: the solution stands there and is not recognised.",
                    NoBaseCase.class,
                    NoBaseCase::new),
            new Mistake(
                    "undo-too-early",
                    "the digit is taken back before the result is looked at",
                    "Every digit is taken back, after a success too: the answer is true, and the board is"
                            + " as empty as at the start.",
                    UndoTooEarly.class,
                    UndoTooEarly::new),
            new Mistake(
                    "kept-by-reference",
                    "all solutions are wanted, and the board itself is kept instead of a copy",
                    "The list holds the board itself and not what stood on it: the search goes on and"
                            + " clears it, and so clears what was kept.",
                    KeptByReference.class,
                    KeptByReference::new),
            new Mistake(
                    "test-too-late",
                    "the digit is tested after it has been written",
                    "The test finds the digit that has just been written: each one clashes with itself, and"
                            + " none ever fits.",
                    TestTooLate.class,
                    TestTooLate::new));

    private Mistakes() {}

    public static Optional<Mistake> named(String name) {
        return TABLE.stream().filter(mistake -> mistake.name().equals(name)).findFirst();
    }
}

package stepdoku.line;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.House;
import stepdoku.board.MissingPlace;
import stepdoku.board.PencilMarks;
import stepdoku.text.Words;
import stepdoku.view.Role;

/** What a digit would do in an empty cell, in a few words: {@code the only digit left}. What the solution says is not told. */
public record Prospect(int digit, String text, Kind kind) {
    /** Headings of the completion, in their order. */
    public enum Kind {
        FITS("fits", Role.GOOD),
        SPOILS("leads to a dead end", Role.CLASH),
        CLASHES("clashes", Role.CLASH);

        private final String heading;
        private final Role role;

        Kind(String heading, Role role) {
            this.heading = heading;
            this.role = role;
        }
    }

    /** In a cell with an entry, what it would do in its place. */
    public static Prospect of(PencilMarks marks, int cell, int digit) {
        if (marks.grid().isEmpty(cell)) {
            return inEmpty(marks, cell, digit);
        }
        return marks.grid().digit(cell) == digit
                ? new Prospect(digit, "what it holds", Kind.FITS)
                : inEmpty(PencilMarks.of(marks.grid().withoutEntry(cell)), cell, digit);
    }

    private static Prospect inEmpty(PencilMarks marks, int cell, int digit) {
        return clash(marks, cell, digit)
                .map(text -> new Prospect(digit, text, Kind.CLASHES))
                .or(() -> deadEnd(marks, cell, digit).map(text -> new Prospect(digit, text, Kind.SPOILS)))
                .orElseGet(() -> new Prospect(digit, gain(marks, cell, digit), Kind.FITS));
    }

    public Completion completion() {
        return new Completion("" + Digits.symbol(digit), text)
                .under(kind.heading)
                .as(kind.role);
    }

    private static Stream<House> houses(Geometry geometry, int cell) {
        return Arrays.stream(House.Kind.values()).map(kind -> geometry.house(kind, cell));
    }

    private static Optional<String> clash(PencilMarks marks, int cell, int digit) {
        Geometry geometry = marks.geometry();
        return houses(geometry, cell)
                .flatMap(house -> Arrays.stream(house.cells())
                        .filter(other -> other != cell && marks.grid().digit(other) == digit)
                        .mapToObj(other -> "forbidden by %s in %s".formatted(geometry.name(other), house)))
                .findFirst();
    }

    /** What would be impossible behind it that was possible before. */
    private static Optional<String> deadEnd(PencilMarks marks, int cell, int digit) {
        PencilMarks after = marks.place(cell, digit);
        return after.deadCells()
                .filter(other -> marks.candidates(other) != Digits.NONE)
                .mapToObj(other -> "leaves %s without a candidate"
                        .formatted(marks.geometry().name(other)))
                .findFirst()
                .or(() -> MissingPlace.in(after).stream()
                        .filter(missing -> marks.places(missing.house(), missing.digit())
                                .findAny()
                                .isPresent())
                        .map(missing -> "leaves no place for %c in %s"
                                .formatted(Digits.symbol(missing.digit()), missing.house()))
                        .findFirst());
    }

    private static String gain(PencilMarks marks, int cell, int digit) {
        if (!marks.isCandidate(cell, digit)) {
            return "ruled out by a hint";
        }
        if (Digits.count(marks.candidates(cell)) == 1) {
            return "the only digit left";
        }
        return houses(marks.geometry(), cell)
                .filter(house -> marks.places(house, digit).count() == 1)
                .map(house -> "its only place in " + house)
                .findFirst()
                .orElseGet(() -> "leaves " + peersThatLose(marks, cell, digit));
    }

    private static String peersThatLose(PencilMarks marks, int cell, int digit) {
        long losing = IntStream.of(marks.geometry().peers(cell))
                .filter(peer -> marks.isCandidate(peer, digit))
                .count();
        return Words.count(losing, "peer") + " without it";
    }
}

package stepdoku.hint;

import java.util.Arrays;
import java.util.List;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;

/** Reads the pictures of boards and pencil marks in the tests of this room; {@code |}, {@code +} and {@code -} only draw. */
final class Pictures {
    private Pictures() {}

    /** The marks of a grid of givens, one character a cell. */
    static PencilMarks grid(String picture) {
        return PencilMarks.of(Grid.ofLine(picture.replaceAll("[-|+\\s]", "")));
    }

    /** Marks on an empty board: one word a cell that names its candidates, {@code *} for all of them. */
    static PencilMarks marks(String picture) {
        List<String> words = Arrays.stream(
                        picture.replaceAll("[-|+]", " ").strip().split("\\s+"))
                .toList();
        Geometry geometry = Geometry.withCells(words.size()).orElseThrow();
        int[] masks = words.stream()
                .mapToInt(word -> word.equals("*") ? geometry.digits() : mask(word))
                .toArray();
        return marks(geometry, masks);
    }

    /** Marks on an empty board where a digit is a candidate in the cells with an {@code x}, and all others everywhere. */
    static PencilMarks places(int digit, String picture) {
        String cells = picture.replaceAll("[-|+\\s]", "");
        Geometry geometry = Geometry.withCells(cells.length()).orElseThrow();
        int[] masks = cells.chars()
                .map(mark -> mark == 'x' ? geometry.digits() : geometry.digits() & ~Digits.of(digit))
                .toArray();
        return marks(geometry, masks);
    }

    /** Marks on an empty board from the mask of each cell. */
    static PencilMarks marks(Geometry geometry, int[] masks) {
        PencilMarks marks = PencilMarks.of(Grid.empty(geometry));
        for (int cell = 0; cell < masks.length; cell++) {
            for (int digit : Digits.members(geometry.digits() & ~masks[cell])) {
                marks = marks.eliminate(cell, digit);
            }
        }
        return marks;
    }

    private static int mask(String word) {
        return word.chars()
                .map(symbol -> Digits.of(Digits.parse((char) symbol)))
                .reduce(0, (a, b) -> a | b);
    }

    /** What a technique finds, as text. */
    static List<String> found(Technique technique, PencilMarks marks) {
        return technique.all(marks).stream().map(Deduction::toString).toList();
    }
}

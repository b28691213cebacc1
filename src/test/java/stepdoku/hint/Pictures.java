package stepdoku.hint;

import java.util.Arrays;
import java.util.List;
import stepdoku.board.CellNames;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.House.Kind;
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

    /** Marks on an empty 9x9 board where these cells have these candidates, {@code r1c1=12 r1c5=23}, and all others all. */
    static PencilMarks cells(String text) {
        Geometry geometry = Geometry.of(9);
        int[] masks = new int[81];
        Arrays.fill(masks, geometry.digits());
        for (String word : text.strip().split("\\s+")) {
            int cell = CellNames.parse(geometry, word.substring(0, 4)).orElseThrow();
            masks[cell] = mask(word.substring(5));
        }
        return marks(geometry, masks);
    }

    /** The marks with a digit in no cell of a house but these, {@code r3c1 r3c5}. */
    static PencilMarks only(PencilMarks marks, Kind kind, int number, int digit, String cells) {
        PencilMarks changed = marks;
        for (int cell : marks.geometry().houses().stream()
                .filter(house -> house.kind() == kind && house.index() == number - 1)
                .findFirst()
                .orElseThrow()
                .cells()) {
            if (!List.of(cells.split(" ")).contains(marks.geometry().name(cell))) {
                changed = changed.eliminate(cell, digit);
            }
        }
        return changed;
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

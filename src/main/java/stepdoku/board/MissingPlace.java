package stepdoku.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A digit that a house neither holds nor has a candidate for: the board has no solution. */
public record MissingPlace(House house, int digit) {

    /** All of them, house by house, digits ascending. */
    public static List<MissingPlace> in(PencilMarks marks) {
        List<MissingPlace> missing = new ArrayList<>();
        for (House house : marks.geometry().houses()) {
            for (int digit : Digits.members(marks.geometry().digits() & ~possible(marks, house))) {
                missing.add(new MissingPlace(house, digit));
            }
        }
        return missing;
    }

    private static int possible(PencilMarks marks, House house) {
        return Arrays.stream(house.cells())
                .map(cell -> marks.candidates(cell) | Digits.of(marks.grid().digit(cell)))
                .reduce(Digits.NONE, (mask, other) -> mask | other);
    }
}

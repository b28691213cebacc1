package stepdoku.view;

import java.util.Optional;
import java.util.function.BiFunction;

/**
 * How something is drawn beside the board on a page so many lines high, and how in the place of the board where there is no
 * room beside it; nothing if the board stays.
 */
record Drawing(BiFunction<Page, Integer, Pane> beside, BiFunction<Page, Integer, Optional<Pane>> instead) {
    /** What never takes the place of the board. */
    static Drawing beside(BiFunction<Page, Integer, Pane> beside) {
        return new Drawing(beside, (page, height) -> Optional.empty());
    }

    /** A view that is looked at so far down, from 0 to 1. */
    static BiFunction<Page, Integer, Pane> of(View view, double place) {
        return (page, height) -> {
            var lines = view.lines(page);
            return new Pane(lines, (int) (place * lines.size()));
        };
    }
}

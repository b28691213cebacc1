package stepdoku.export;

import java.util.function.IntFunction;

/** How the cells and the values of a search are called: {@code r1c3} and {@code 4}. */
public record Names(IntFunction<String> cells, IntFunction<String> values) {
    String cell(int cell) {
        return cells.apply(cell);
    }

    String value(int value) {
        return values.apply(value);
    }
}

package stepdoku.hint;

import java.util.Arrays;
import java.util.List;
import stepdoku.board.House;

/**
 * What proves a deduction: the houses it is seen in (none when cells alone make it), the cells, the mask of the digits, and
 * the short form that other programs write, {@code 1/2/3 in r2c7,r3c1,r3c8} (empty where the move says it all).
 */
public record Pattern(List<House> houses, List<Integer> cells, int digits, String text) {
    public Pattern {
        houses = List.copyOf(houses);
        cells = List.copyOf(cells);
    }

    static Pattern of(CellSet cells, int digits, String text) {
        return of(List.of(), cells, digits, text);
    }

    static Pattern of(List<House> houses, CellSet cells, int digits, String text) {
        return new Pattern(houses, Arrays.stream(cells.cells()).boxed().toList(), digits, text);
    }
}

package stepdoku.hint;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.House;

/**
 * How cells, digits and houses are put into words: short for text forms ({@code r1c1,r1c2}, {@code 1/2/3}, {@code b5}), long
 * for sentences ({@code r1c1, r1c2 and r1c3}, {@code rows 2 and 5}).
 */
final class Wording {
    private Wording() {}

    static String cells(Geometry geometry, CellSet cells) {
        return cells(geometry, cells.cells());
    }

    static String cells(Geometry geometry, int... cells) {
        return names(geometry, cells).collect(Collectors.joining(","));
    }

    static String cellList(Geometry geometry, CellSet cells) {
        return cellList(geometry, cells.cells());
    }

    static String cellList(Geometry geometry, int... cells) {
        return list(names(geometry, cells).toList());
    }

    private static Stream<String> names(Geometry geometry, int... cells) {
        return Arrays.stream(cells).mapToObj(geometry::name);
    }

    static String digits(int mask, String separator) {
        return symbols(mask).collect(Collectors.joining(separator));
    }

    static String digitList(int mask) {
        return list(symbols(mask).toList());
    }

    private static Stream<String> symbols(int mask) {
        return Arrays.stream(Digits.members(mask)).mapToObj(digit -> String.valueOf(Digits.symbol(digit)));
    }

    static String shortName(House house) {
        return house.kind().toString().charAt(0) + String.valueOf(house.index() + 1);
    }

    /** Lines of one kind in short: {@code r25}; where numbers can have two digits, {@code r2,12}. */
    static String shortLines(List<House> lines, int size) {
        String separator = size > 9 ? "," : "";
        return lines.stream()
                .map(line -> String.valueOf(line.index() + 1))
                .collect(Collectors.joining(
                        separator, lines.get(0).kind().toString().substring(0, 1), ""));
    }

    /** {@code box 5}, {@code rows 2 and 5}, {@code box 1 and row 3}: houses of one kind are named together. */
    static String houses(Collection<House> houses) {
        return list(
                houses.stream()
                        .collect(Collectors.groupingBy(House::kind, LinkedHashMap::new, Collectors.toList()))
                        .values()
                        .stream()
                        .map(Wording::housesOfOneKind)
                        .toList());
    }

    private static String housesOfOneKind(List<House> houses) {
        String kind = houses.get(0).kind().toString();
        String plural = kind.endsWith("x") ? kind + "es" : kind + "s";
        return (houses.size() == 1 ? kind : plural) + " "
                + list(houses.stream()
                        .map(house -> String.valueOf(house.index() + 1))
                        .toList());
    }

    /** {@code a}, {@code a and b}, {@code a, b and c}. */
    static String list(List<String> items) {
        int last = items.size() - 1;
        return last < 1
                ? String.join("", items)
                : String.join(", ", items.subList(0, last)) + " and " + items.get(last);
    }
}

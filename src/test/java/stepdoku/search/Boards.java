package stepdoku.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import stepdoku.board.Clash;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;

/** Known boards by name, random ones, and pictures of boards. */
final class Boards {
    private Boards() {}

    /** The rows of a table of the test resources, without its head. */
    static List<List<String>> rows(String table) {
        try (InputStream text = Boards.class.getResourceAsStream("/boards/" + table)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .map(line -> List.of(line.split("\t")))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static Grid named(String name) {
        return rows("boards.tsv").stream()
                .filter(row -> row.get(0).equals(name))
                .findFirst()
                .map(row -> Grid.ofLine(row.get(2)))
                .orElseThrow();
    }

    /** The names of the known boards that a search accepts: those without a clash. */
    static Stream<String> searchable() {
        return rows("boards.tsv").stream()
                .map(row -> row.get(0))
                .filter(name -> Clash.in(named(name)).isEmpty());
    }

    /** A board from a picture of its rows. */
    static Grid of(String picture) {
        return Grid.ofLine(picture.replaceAll("\\s", ""));
    }

    /** A board without clashes, anything from empty to crowded; most have no solution. */
    static Grid random(Random random, int size) {
        Grid grid = Grid.empty(Geometry.of(size));
        for (int tries = random.nextInt(2 * size * size); tries > 0; tries--) {
            int cell = random.nextInt(size * size);
            int digit = 1 + random.nextInt(size);
            if (grid.isEmpty(cell) && Digits.contains(grid.candidates(cell), digit)) {
                grid = grid.withEntry(cell, digit);
            }
        }
        return grid;
    }

    /** A board that has a solution, with so many cells empty: a shifted pattern with its digits mixed. */
    static Grid solvable(Random random, int size, int emptyCells) {
        Geometry geometry = Geometry.of(size);
        int[] digits = new int[size * size];
        for (int cell = 0; cell < digits.length; cell++) {
            int row = geometry.row(cell);
            int shift = geometry.boxColumns() * (row % geometry.boxRows()) + row / geometry.boxRows();
            digits[cell] = (shift + geometry.column(cell)) % size + 1;
        }
        random.ints(0, digits.length).distinct().limit(emptyCells).forEach(cell -> digits[cell] = 0);
        return Grid.ofGivens(geometry, digits);
    }
}

package stepdoku.listing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import stepdoku.board.Grid;

/** The tables of known boards and of what searches on them cost, as lists of rows without their heads. */
final class Boards {
    /** A placement of forced, which looks at every house for every digit, takes as long as so many of the others. */
    private static final int SLOWNESS_OF_FORCED = 10;

    private Boards() {}

    static Grid named(String name) {
        return rows("boards.tsv").stream()
                .filter(row -> row.get(0).equals(name))
                .findFirst()
                .map(row -> Grid.ofLine(row.get(2)))
                .orElseThrow();
    }

    /** The rows of the table of counts with at most so many placements. */
    static Stream<List<String>> runs(int mostPlacements) {
        return rows("search-counts.tsv").stream().filter(row -> effort(row) <= mostPlacements);
    }

    private static int effort(List<String> row) {
        return Integer.parseInt(row.get(3)) * (row.get(1).equals("forced") ? SLOWNESS_OF_FORCED : 1);
    }

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
}

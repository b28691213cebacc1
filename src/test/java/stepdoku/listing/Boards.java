package stepdoku.listing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import stepdoku.board.Grid;

/** The tables of known boards and of what searches on them cost, as lists of rows without their heads. */
final class Boards {
    private Boards() {}

    static Grid named(String name) {
        return rows("boards.tsv").stream()
                .filter(row -> row.get(0).equals(name))
                .findFirst()
                .map(row -> Grid.ofLine(row.get(2)))
                .orElseThrow();
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

package stepdoku.format;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import stepdoku.board.Grid;

/** The reference boards of the tests, by name. */
final class Boards {
    static final String LEETCODE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static final Map<String, Grid> ALL = lines().stream()
            .skip(1)
            .map(line -> line.split("\t"))
            .collect(Collectors.toUnmodifiableMap(fields -> fields[0], fields -> Grid.ofLine(fields[2])));

    private Boards() {}

    static List<Grid> all() {
        return List.copyOf(ALL.values());
    }

    static Grid leetcode() {
        return ALL.get("leetcode");
    }

    static Grid named(String name) {
        return ALL.get(name);
    }

    private static List<String> lines() {
        try (InputStream file = Boards.class.getResourceAsStream("/boards/boards.tsv")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}

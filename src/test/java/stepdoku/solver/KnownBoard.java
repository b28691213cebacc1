package stepdoku.solver;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import stepdoku.board.Grid;

/** A row of {@code boards.tsv}: a board, and what is known of its solutions. */
record KnownBoard(String name, Grid grid, String solutions, String note) {
    private static final Pattern EXACT = Pattern.compile("exact count (\\d+)");
    private static final Pattern SOLUTION = Pattern.compile("solution ([1-9A-P]+);?");

    static List<KnownBoard> all() {
        try {
            return Files.readAllLines(Path.of("src/test/resources/boards/boards.tsv")).stream()
                    .skip(1)
                    .map(KnownBoard::ofRow)
                    .collect(Collectors.toUnmodifiableList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static KnownBoard ofRow(String row) {
        String[] columns = row.split("\t");
        return new KnownBoard(columns[0], Grid.ofLine(columns[2]), columns[4], columns[5]);
    }

    OptionalLong exactCount() {
        Matcher matcher = EXACT.matcher(note);
        return matcher.find() ? OptionalLong.of(Long.parseLong(matcher.group(1))) : OptionalLong.empty();
    }

    /** The only solution, where the note gives it; else empty. */
    String solution() {
        Matcher matcher = SOLUTION.matcher(note);
        return matcher.find() ? matcher.group(1) : "";
    }

    @Override
    public String toString() {
        return name;
    }
}

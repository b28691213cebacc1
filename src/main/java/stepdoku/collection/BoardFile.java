package stepdoku.collection;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import stepdoku.board.Grid;
import stepdoku.format.FormatException;
import stepdoku.format.Formats;
import stepdoku.format.LineReader;
import stepdoku.format.Reading;

/**
 * The boards of a text, one after the other, whatever its format. Those that cannot be read are passed over and told of at
 * the end. Mutable: it remembers the faults.
 */
public final class BoardFile {
    private final String text;
    private final List<String> faults = new ArrayList<>();

    public BoardFile(String text) {
        this.text = text;
    }

    /** What could not be read or used, each with the number of its line or board. */
    List<String> faults() {
        return faults;
    }

    void fault(String place, String what) {
        faults.add(place + ": " + what);
    }

    /** Gives away each board with the place where it stands ({@code line 7}), until one is not wanted. */
    void forEach(BiPredicate<String, Grid> wanted) {
        Optional<LineReader> reader = Formats.manyLines(text);
        if (reader.isPresent()) {
            lines(reader.get(), wanted);
        } else {
            boards(wanted);
        }
    }

    private void lines(LineReader reader, BiPredicate<String, Grid> wanted) {
        int number = 0;
        for (Iterator<String> lines = text.lines().iterator(); lines.hasNext(); ) {
            String line = lines.next();
            String place = "line " + ++number;
            Optional<Grid> grid = Optional.empty();
            try {
                grid = reader.read(line);
            } catch (FormatException fault) {
                fault(place, fault.getMessage());
            }
            if (grid.isPresent() && !wanted.test(place, grid.get())) {
                return;
            }
        }
    }

    private void boards(BiPredicate<String, Grid> wanted) {
        int number = 0;
        for (Iterator<Reading> readings = Formats.readAll(text).iterator(); readings.hasNext(); ) {
            number++;
            Optional<Grid> grid = Optional.empty();
            try {
                grid = Optional.of(readings.next().grid());
            } catch (FormatException fault) {
                faults.add(fault.getMessage());
            }
            if (grid.isPresent() && !wanted.test("board " + number, grid.get())) {
                return;
            }
        }
    }
}

package stepdoku.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A folder of text files, one 9x9 board a line, {@code .} or {@code 0} for empty; other lines are left out. */
record BoardFolder(Path folder) {
    private static final Pattern BOARD = Pattern.compile("[.0-9]{81}(\\s.*)?");

    /** The boards of each file, under the name of the file. */
    Map<String, List<int[]>> sets() {
        try (Stream<Path> files = Files.list(folder)) {
            Map<String, List<int[]>> sets = new LinkedHashMap<>();
            files.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .forEach(file -> sets.put(name(file), boards(file)));
            return sets;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String name(Path file) {
        String name = file.getFileName().toString();
        return name.substring(0, name.length() - ".txt".length());
    }

    private static List<int[]> boards(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.filter(line -> BOARD.matcher(line).matches())
                    .map(line -> line.chars()
                            .limit(81)
                            .map(symbol -> symbol == '.' ? 0 : symbol - '0')
                            .toArray())
                    .collect(Collectors.toUnmodifiableList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

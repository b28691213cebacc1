package stepdoku.format;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.format.DrawnLine.Kind;

/**
 * A text of pencil marks as rows of groups of digits, a group a cell, under the lines of such grids as stand above.
 * {@code closed} tells that the last frame is one that HoDoKu draws under pencil marks.
 */
record MarksTable(List<String> above, List<List<String>> rows, int size, boolean closed) {

    static MarksTable of(String text) {
        List<DrawnLine> lines = text.lines().map(DrawnLine::of).toList();
        List<String> content = lines.stream()
                .filter(line -> line.kind() == Kind.ROW || line.kind() == Kind.OTHER)
                .map(DrawnLine::text)
                .toList();
        boolean closed = lines.stream()
                .filter(line -> line.kind() == Kind.FRAME)
                .reduce((line, later) -> later)
                .filter(line -> line.text().strip().startsWith("'"))
                .isPresent();
        int size =
                content.isEmpty() ? 0 : groups(content.get(content.size() - 1)).size();
        int first = Math.max(0, content.size() - size);
        List<List<String>> rows =
                content.stream().skip(first).map(MarksTable::groups).toList();
        return new MarksTable(content.subList(0, first), rows, size, closed);
    }

    private static List<String> groups(String line) {
        return Arrays.stream(line.split("[\\s|]+"))
                .filter(group -> !group.isEmpty())
                .toList();
    }

    /**
     * Whether most rows are groups of different digits, one group a cell, and either some group has several digits or grids
     * stand above such a frame. Numbers up to the size, as in {@code 16 3 10}, are the cells of a grid instead.
     */
    boolean isMarks() {
        boolean several = rows.stream().flatMap(List::stream).anyMatch(group -> group.length() > 1);
        return Row.isSize(size)
                && (several && (rows.size() > 1 || size > 4) || closed && above.size() >= size)
                && 2 * rows.stream().filter(this::isRow).count() > rows.size()
                && !areNumbers();
    }

    private boolean isRow(List<String> groups) {
        return groups.size() == size && groups.stream().allMatch(this::isGroup);
    }

    private boolean isGroup(String group) {
        return group.equals(".")
                || group.chars().allMatch(symbol -> Digits.contains(Digits.all(size), Digits.parse((char) symbol)))
                        && group.chars().distinct().count() == group.length();
    }

    private boolean areNumbers() {
        return size > 9
                && rows.stream()
                        .flatMap(List::stream)
                        .allMatch(group -> group.length() <= 2
                                && Symbols.ofWord(group)
                                        .filter(symbol -> group.length() > 1 || Symbols.isPlain(symbol))
                                        .filter(symbol -> Digits.parse(symbol) <= size)
                                        .isPresent());
    }

    Geometry geometry() {
        return Geometry.of(size);
    }

    /** The digits of each cell; a wrong number of rows or cells, or a group that is no set of digits, is a FormatException. */
    int[] masks() {
        if (rows.size() < size) {
            throw new FormatException(
                    "pencil marks of " + rows.size() + " rows: a board of " + geometry() + " has " + size);
        }
        IntStream.range(0, size).forEach(this::checkRow);
        return rows.stream().flatMap(List::stream).mapToInt(MarksTable::mask).toArray();
    }

    private void checkRow(int row) {
        List<String> groups = rows.get(row);
        if (groups.size() != size) {
            throw new FormatException(
                    "pencil marks: row " + (row + 1) + " has " + groups.size() + " cells, not " + size);
        }
        for (int column = 0; column < size; column++) {
            if (!isGroup(groups.get(column))) {
                throw new FormatException("pencil marks: " + Faults.quote(groups.get(column)) + " at row " + (row + 1)
                        + ", column " + (column + 1) + " are not different digits of a " + geometry() + " board");
            }
        }
    }

    private static int mask(String group) {
        return group.chars()
                        .map(symbol -> Digits.of(Digits.parse((char) symbol)))
                        .reduce(Digits.NONE, (mask, digit) -> mask | digit)
                & ~Digits.of(0);
    }
}

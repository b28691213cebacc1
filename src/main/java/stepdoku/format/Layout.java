package stepdoku.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import stepdoku.format.DrawnLine.Kind;

/** A drawn board, line by line: which lines are frames, which are rows of cells, and which are neither. */
final class Layout {
    private static final Pattern DASHES = Pattern.compile("[- |]+");
    private static final Pattern DASH_FOR_EMPTY = Pattern.compile("-(?!1)");

    private final List<DrawnLine> lines;
    private final int width;

    Layout(String text) {
        List<DrawnLine> alone = text.lines().map(DrawnLine::of).toList();
        this.width = commonest(alone.stream()
                .filter(line -> line.kind() == Kind.ROW)
                .map(line -> line.symbols().length())
                .toList());
        boolean labelled = alone.stream().anyMatch(line -> Row.isLabelled(line.text()));
        boolean dashIsEmpty = alone.stream().anyMatch(Layout::hasDashForEmpty);
        this.lines = alone.stream()
                .map(line -> amongOthers(line, labelled, dashIsEmpty))
                .toList();
    }

    private static boolean hasDashForEmpty(DrawnLine line) {
        return line.kind() == Kind.ROW && DASH_FOR_EMPTY.matcher(line.text()).find();
    }

    private static int commonest(List<Integer> widths) {
        Map<Integer, Long> counts = widths.stream()
                .collect(Collectors.groupingBy(width -> width, LinkedHashMap::new, Collectors.counting()));
        return counts.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse(0);
    }

    /**
     * What a line is among the others: dashes are a row where dashes stand for empty cells, so are tabs alone in what comes
     * from a spreadsheet, and where rows have labels, a line of digits without bars labels the columns.
     */
    private DrawnLine amongOthers(DrawnLine line, boolean labelled, boolean dashIsEmpty) {
        boolean bare = line.kind() == Kind.BLANK
                || dashIsEmpty && DASHES.matcher(line.text()).matches();
        if (bare && width > 0 && line.symbols().length() == width) {
            return line.as(Kind.ROW);
        }
        boolean header = labelled && line.kind() == Kind.ROW && line.text().indexOf('|') < 0;
        return header ? line.as(Kind.OTHER) : line;
    }

    /** Whether rows or frames are at least as many as the lines that are neither. */
    boolean isDrawing() {
        long others = count(Kind.OTHER);
        long drawn = Math.max(count(Kind.ROW), others == 0 ? count(Kind.FRAME) : 0);
        return drawn > 0 && drawn >= others;
    }

    /** Whether the lines are frames, or rows of a board of some size; short ones must be free of faults. */
    boolean begins() {
        return width == 0
                || Row.isSize(width) && (width >= 9 || lines.stream().allMatch(line -> Row.isRow(line.symbols())));
    }

    /** Whether the rows are as many as the cells in a row, and a frame that was begun is closed. */
    boolean isComplete() {
        List<Kind> drawn = lines.stream()
                .map(DrawnLine::kind)
                .filter(kind -> kind != Kind.BLANK)
                .toList();
        boolean framed = !drawn.isEmpty() && drawn.get(0) == Kind.FRAME;
        boolean closed = !drawn.isEmpty() && drawn.get(drawn.size() - 1) == Kind.FRAME;
        return width > 0 && count(Kind.ROW) >= width && (closed || !framed);
    }

    private long count(Kind kind) {
        return lines.stream().filter(line -> line.kind() == kind).count();
    }

    /**
     * The lines of each board: a board ends when it has as many rows as a row has cells. What stands before the first row or
     * after the last is dropped.
     */
    List<String> boards() {
        List<String> boards = new ArrayList<>();
        List<String> board = new ArrayList<>();
        List<Integer> widths = new ArrayList<>();
        for (DrawnLine line : lines) {
            if (line.kind() == Kind.ROW) {
                widths.add(line.symbols().length());
            }
            if (line.kind() == Kind.ROW || line.kind() == Kind.OTHER && !widths.isEmpty()) {
                board.add(line.text());
            }
            if (!widths.isEmpty() && widths.size() == widthOfBoard(widths)) {
                boards.add(String.join("\n", board));
                board.clear();
                widths.clear();
            }
        }
        if (!widths.isEmpty()) {
            boards.add(String.join("\n", board));
        }
        return boards;
    }

    /** The width of the first two rows, or that of most rows when they differ. */
    private int widthOfBoard(List<Integer> widths) {
        boolean even = widths.size() > 1 && widths.get(0).equals(widths.get(1));
        return even ? widths.get(0) : width;
    }

    /** The cells of the only board; no row, or a line between rows that is none, is a FormatException. */
    Cells cells() {
        List<String> rows = new ArrayList<>();
        Optional<DrawnLine> stranger = Optional.empty();
        for (DrawnLine line : lines) {
            if (line.kind() == Kind.ROW) {
                refuse(stranger, rows.size());
                rows.add(line.symbols());
            } else if (line.kind() == Kind.OTHER && !rows.isEmpty() && stranger.isEmpty()) {
                stranger = Optional.of(line);
            }
        }
        if (rows.isEmpty()) {
            throw new FormatException("no row of cells");
        }
        return new Cells(rows);
    }

    private static void refuse(Optional<DrawnLine> stranger, int rowsBefore) {
        stranger.ifPresent(line -> {
            throw new FormatException("after row " + rowsBefore + ": no row of cells: "
                    + Faults.quote(line.text().strip()));
        });
    }
}

package stepdoku.format;

import java.util.BitSet;
import java.util.List;
import java.util.regex.Pattern;
import stepdoku.board.Digits;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;

/**
 * The lines of HoDoKu's library of techniques, {@code :0901:digits:board:deleted:eliminated:placed:}. In the board a
 * {@code +} stands before each entry; among the deleted candidates {@code 312} is the 3 of r1c2.
 */
final class HodokuFormat implements LineByLineFormat {
    private static final Pattern LINE = Pattern.compile(":[\\w-]*:[^:\\n]*:[^:\\n]+.*");
    private static final Pattern CANDIDATE = Pattern.compile("[1-9]{3}");
    private static final int BOARD = 3;
    private static final int DELETED = 4;

    @Override
    public String name() {
        return "hodoku";
    }

    @Override
    public String title() {
        return "HoDoKu library line";
    }

    @Override
    public String description() {
        return "HoDoKu's library, :0901:digits:board:...: with + before each entry";
    }

    @Override
    public boolean recognises(String text) {
        return lines(text).stream().findFirst().filter(HodokuFormat::isLine).isPresent();
    }

    private static boolean isLine(String line) {
        return LINE.matcher(line).matches();
    }

    @Override
    public List<String> split(String text) {
        return lines(text);
    }

    private static List<String> lines(String text) {
        return text.lines()
                .map(DrawnLine::withoutComment)
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
    }

    @Override
    public LineReader reader(String firstLine) {
        return line -> lines(line).stream().findFirst().map(HodokuFormat::grid);
    }

    @Override
    public Reading read(String part) {
        PencilMarks marks = PencilMarks.of(grid(part));
        String[] fields = part.split(":", -1);
        String deleted = fields.length > DELETED ? fields[DELETED] : "";
        for (String candidate : deleted.split("\\s+")) {
            marks = without(marks, candidate);
        }
        return new Reading(marks, this, List.of());
    }

    private static PencilMarks without(PencilMarks marks, String candidate) {
        if (marks.geometry().size() != 9 || !CANDIDATE.matcher(candidate).matches()) {
            return marks;
        }
        int cell = marks.geometry().cell(candidate.charAt(1) - '1', candidate.charAt(2) - '1');
        return marks.eliminate(cell, Digits.parse(candidate.charAt(0)));
    }

    private static Grid grid(String line) {
        if (!isLine(line)) {
            throw new FormatException("no line of a HoDoKu library: " + Faults.quote(line));
        }
        String board = line.split(":", -1)[BOARD];
        BitSet entries = new BitSet();
        StringBuilder cells = new StringBuilder();
        for (char symbol : board.toCharArray()) {
            if (symbol == '+') {
                entries.set(cells.length());
            } else {
                cells.append(symbol);
            }
        }
        Grid grid = Cells.ofLine(cells.toString()).grid();
        BitSet givens = new BitSet();
        givens.set(0, cells.length());
        givens.andNot(entries);
        return Grid.of(grid.geometry(), grid.digits(), givens);
    }
}

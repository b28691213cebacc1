package stepdoku.format;

import java.util.Optional;
import java.util.regex.Pattern;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;

/**
 * The files of SadMan Sudoku and SudoCue: lines such as {@code #ARuud} about the author, then a row on each line; or the
 * givens in a section {@code [Puzzle]} and, where there are entries, givens and entries in a section {@code [State]}.
 */
final class SdkFormat implements WritableFormat {
    private static final Pattern ABOUT = Pattern.compile("#[ADCBSLU]");
    private static final Pattern PUZZLE = Pattern.compile("(?im)^[ \\t]*+\\[puzzle][ \\t]*+$");
    private static final Pattern STATE = Pattern.compile("(?im)^[ \\t]*+\\[state][ \\t]*+$");
    private static final Pattern ANY_SECTION = Pattern.compile("(?m)^[ \\t]*+\\[\\w++]");

    @Override
    public String name() {
        return "sdk";
    }

    @Override
    public String title() {
        return "SadMan .sdk";
    }

    @Override
    public String description() {
        return "SadMan Sudoku and SudoCue: a row on each line, in a section [Puzzle] or after lines such as #A";
    }

    @Override
    public Optional<String> ending() {
        return Optional.of("sdk");
    }

    @Override
    public boolean recognises(String text) {
        return PUZZLE.matcher(text).find()
                || ABOUT.matcher(text).lookingAt()
                        && !new LineFormat().recognises(text)
                        && new Layout(text).isDrawing();
    }

    @Override
    public boolean isComplete(String text) {
        return new Layout(puzzle(text)).isComplete();
    }

    @Override
    public Reading read(String part) {
        Cells cells = new Layout(puzzle(part)).cells();
        Grid givens = cells.grid();
        Grid grid = section(part, STATE)
                .map(state -> withEntries(givens, new Layout(state).cells().grid()))
                .orElse(givens);
        return new Reading(PencilMarks.of(grid), this, cells.notes());
    }

    private static String puzzle(String text) {
        return section(text, PUZZLE).orElse(text);
    }

    private static Optional<String> section(String text, Pattern title) {
        var start = title.matcher(text);
        if (!start.find()) {
            return Optional.empty();
        }
        var next = ANY_SECTION.matcher(text);
        return Optional.of(text.substring(start.end(), next.find(start.end()) ? next.start() : text.length()));
    }

    private static Grid withEntries(Grid givens, Grid state) {
        Geometry geometry = givens.geometry();
        if (state.geometry() != geometry) {
            throw new FormatException(
                    "the puzzle is a board of " + geometry + ", its state one of " + state.geometry());
        }
        Grid grid = givens;
        for (int cell = 0; cell < geometry.cellCount(); cell++) {
            int digit = state.digit(cell);
            if (givens.isEmpty(cell) && digit != 0) {
                grid = grid.withEntry(cell, digit);
            } else if (digit != 0 && digit != givens.digit(cell)) {
                throw new FormatException("the state of " + geometry.name(cell) + " is " + Digits.symbol(digit)
                        + ", but the puzzle gives " + Digits.symbol(givens.digit(cell)));
            }
        }
        return grid;
    }

    @Override
    public String write(PencilMarks marks) {
        Grid grid = marks.grid();
        String puzzle = "[Puzzle]\n" + rows(grid.withoutEntries());
        return grid.entries().findAny().isPresent() ? puzzle + "[State]\n" + rows(grid) : puzzle;
    }

    private static String rows(Grid grid) {
        int size = grid.geometry().size();
        return grid.toString().replaceAll(".{" + size + "}", "$0\n");
    }
}

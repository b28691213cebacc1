package stepdoku.reply;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import stepdoku.board.Digits;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;
import stepdoku.text.Words;

/** What became of the board when a change was taken back or made again, in a few words: {@code r1c3 is empty}. */
public record BoardChange(PencilMarks before, PencilMarks after) {
    private static final int MOST_NAMED = 4;

    @Override
    public String toString() {
        if (isAnotherBoard()) {
            return "the board with " + Words.count(after.grid().givenCount(), "given");
        }
        List<Integer> cells = cells();
        if (cells.isEmpty()) {
            return "the same digits, with other candidates";
        }
        return cells.size() > MOST_NAMED
                ? Words.count(cells.size(), "cell") + " changed"
                : cells.stream().map(this::cell).collect(Collectors.joining(", "));
    }

    private boolean isAnotherBoard() {
        Grid now = after.grid().withoutEntries();
        return !now.equals(before.grid().withoutEntries());
    }

    private List<Integer> cells() {
        return IntStream.range(0, after.geometry().cellCount())
                .filter(cell -> before.grid().digit(cell) != after.grid().digit(cell))
                .boxed()
                .toList();
    }

    private String cell(int cell) {
        String name = after.geometry().name(cell);
        return after.grid().isEmpty(cell)
                ? name + " is empty"
                : name + " = " + Digits.symbol(after.grid().digit(cell));
    }
}

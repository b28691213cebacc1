package stepdoku.view;

import java.util.List;
import java.util.stream.IntStream;
import org.jline.utils.AttributedString;
import stepdoku.board.Digits;
import stepdoku.board.PencilMarks;
import stepdoku.text.Words;

/** One digit on a board, on which a search may have placed some: where it stands, and the cells that could take it. */
public record DigitView(PencilMarks marks, int digit, Marking placed) implements View {
    @Override
    public List<AttributedString> lines(Page page) {
        Marking marking = placed.with(Role.HIGHLIGHT, standing()).with(Role.POSSIBLE, places());
        return Stack.of(BoardView.of(marks.grid(), marking), Text.of(sentence()))
                .lines(page);
    }

    private IntStream standing() {
        return cells().filter(cell -> marks.grid().digit(cell) == digit);
    }

    private IntStream places() {
        return cells().filter(cell -> marks.grid().isEmpty(cell)).filter(cell -> marks.isCandidate(cell, digit));
    }

    private IntStream cells() {
        return IntStream.range(0, marks.geometry().cellCount());
    }

    private String sentence() {
        long places = places().count();
        String could =
                places == 0 ? "no empty cell can take it" : "could go to the %s marked ?".formatted(counted(places));
        return "%c stands in %s of %d and %s."
                .formatted(
                        Digits.symbol(digit),
                        counted(standing().count()),
                        marks.geometry().size(),
                        could);
    }

    private static String counted(long cells) {
        return Words.count(cells, "cell");
    }
}

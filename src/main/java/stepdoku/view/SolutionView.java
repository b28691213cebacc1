package stepdoku.view;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jline.utils.AttributedString;
import stepdoku.board.Grid;
import stepdoku.text.Words;

/** A board, on which a search may have placed digits, beside its solution; digits that the solution has otherwise are marked on both. */
public record SolutionView(Grid board, Marking placed, Grid solution, boolean isOnly) implements View {
    private static final int MOST_NAMED = 12;

    @Override
    public List<AttributedString> lines(Page page) {
        View left = BoardView.of(board, placed.with(Role.CLASH, wrong()));
        View right = BoardView.of(board.withDigits(solution.digits()), marking());
        return Stack.of(Beside.of(left, right), Text.of(sentence())).lines(page);
    }

    private Marking marking() {
        IntStream open = cells().filter(board::isEmpty);
        return placed.with(Role.PLACED, open).with(Role.HIGHLIGHT, wrong());
    }

    private IntStream wrong() {
        return cells().filter(cell -> !board.isEmpty(cell) && board.digit(cell) != solution.digit(cell));
    }

    private IntStream cells() {
        return IntStream.range(0, board.geometry().cellCount());
    }

    private String sentence() {
        String name = isOnly ? "the solution" : "this solution";
        long count = wrong().count();
        if (count == 0) {
            return "Every digit on the board is that of %s.".formatted(name);
        }
        return Words.count(count, "digit")
                + " on the board %s not %s's".formatted(count == 1 ? "is" : "are", name)
                + (count > MOST_NAMED ? ", marked !." : ", marked !: " + names() + ".");
    }

    private String names() {
        return wrong().mapToObj(board.geometry()::name).collect(Collectors.joining(", "));
    }
}

package stepdoku.view;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jline.utils.AttributedString;
import stepdoku.board.Grid;
import stepdoku.text.Words;

/** Two solutions of one board side by side, with the cells that differ. */
public record TwoSolutionsView(List<Grid> solutions) implements View {
    private static final int MOST_NAMED = 12;

    public TwoSolutionsView {
        solutions = List.copyOf(solutions);
    }

    @Override
    public List<AttributedString> lines(Page page) {
        return Stack.of(Text.of(sentence()), Beside.of(board(0), board(1))).lines(page);
    }

    private View board(int index) {
        return BoardView.of(solutions.get(index), Marking.none().with(Role.HIGHLIGHT, differences()));
    }

    private IntStream differences() {
        Grid one = solutions.get(0);
        Grid other = solutions.get(1);
        return IntStream.range(0, one.geometry().cellCount()).filter(cell -> one.digit(cell) != other.digit(cell));
    }

    private String sentence() {
        long count = differences().count();
        return "Two of them differ in " + Words.count(count, "cell") + (count > MOST_NAMED ? ":" : ": " + names());
    }

    private String names() {
        return differences()
                .mapToObj(cell -> solutions.get(0).geometry().name(cell))
                .collect(Collectors.joining(", "));
    }
}

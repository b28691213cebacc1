package stepdoku.view;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jline.utils.AttributedString;
import stepdoku.board.Grid;
import stepdoku.listing.Mistake;
import stepdoku.listing.Write;

/** One move of the recorded run of a recursion with a mistake, with the board after it and the source. */
public record MistakenMoveView(Mistake mistake, Grid grid, Optional<Write> write, int number, int moves)
        implements View {
    @Override
    public List<AttributedString> lines(Page page) {
        View source =
                write.map(last -> MistakeView.of(mistake, last.isPlacement())).orElseGet(() -> MistakeView.of(mistake));
        String move = write.map(last -> WriteLine.of(grid.geometry(), last)).orElse("nothing placed yet");
        View head = new Fact("%s, move %d of %d: %s".formatted(mistake.name(), number, moves, move));
        return Stack.of(head, Text.blank(), Beside.of(board(grid, write), source))
                .lines(page);
    }

    /** A board under a recursion: its digits are placements, and the last cell written stands out. */
    static View board(Grid grid, Optional<Write> last) {
        Marking path = Marking.none()
                .with(
                        Role.PLACED,
                        IntStream.range(0, grid.geometry().cellCount()).filter(grid::isEntry));
        return BoardView.of(
                grid,
                last.map(write -> path.with(write.isPlacement() ? Role.CHANGED : Role.TAKEN_BACK, write.cell()))
                        .orElse(path));
    }
}

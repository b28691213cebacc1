package stepdoku.view;

import java.util.List;
import java.util.Optional;
import org.jline.utils.AttributedString;
import stepdoku.board.Grid;
import stepdoku.listing.Write;
import stepdoku.search.Search;

/**
 * The right search beside a recursion with a mistake, each after its own next move, behind the moves that they have in
 * common. One that has no such move stands where it ended.
 */
public record DifferenceView(Search right, boolean rightGoesOn, Grid wrong, Optional<Write> write, String wrongEnd)
        implements View {
    @Override
    public List<AttributedString> lines(Page page) {
        View left = Stack.of(Text.of("scan, the right search", Role.TITLE), Text.of(rightMove()), BoardView.of(right));
        View other = Stack.of(
                Text.of("with the mistake", Role.TITLE),
                Text.of(write.map(move -> WriteLine.of(wrong.geometry(), move)).orElse(wrongEnd)),
                MistakenMoveView.board(wrong, write));
        return Beside.of(left, other).lines(page);
    }

    private String rightMove() {
        if (!rightGoesOn) {
            return right.atSolution() ? "returns true: solved" : "returns false: no solution";
        }
        return right.lastMove()
                .map(move -> MoveLine.move(move, Vocabulary.of(right)))
                .orElseThrow();
    }
}

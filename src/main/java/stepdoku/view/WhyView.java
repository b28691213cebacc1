package stepdoku.view;

import java.util.List;
import org.jline.utils.AttributedString;
import stepdoku.search.Attempt;
import stepdoku.search.Attempts;
import stepdoku.search.Search;
import stepdoku.search.Subtree;

/**
 * Why the last move of a search was made: for a placement what became of the digits before it, for a retraction what the
 * call that failed had tried, and how many moves that had cost.
 */
public final class WhyView implements View {
    private final Vocabulary words;
    private final View move;
    private final View sentence;
    private final View reasons;

    private WhyView(Search search, Attempts attempts) {
        words = Vocabulary.of(search);
        move = new Fact(MoveLine.of(search));
        sentence = Text.of(Narration.of(search));
        reasons = reasons(search, attempts);
    }

    /** The answer about the last move; the sizes of finished subtrees are worked out now. */
    public static WhyView of(Search search, Attempts attempts) {
        return new WhyView(search, attempts);
    }

    /** The reasons without the move and the sentence, for where these stand already. */
    public View reasons() {
        return reasons;
    }

    private View reasons(Search search, Attempts attempts) {
        if (search.time() == 0) {
            return search.exhausted() ? table(attempts.ofFirstCall()) : nothing();
        }
        if (!search.retracted()) {
            return placement(search, attempts.beforePlacement());
        }
        return search.returnedCall()
                .map(call -> retraction("The call for " + words.spokenCell(call.cell()), attempts.ofReturnedCall()))
                .orElseGet(WhyView::nothing);
    }

    private static View nothing() {
        return new Stack(List.of());
    }

    private View placement(Search search, List<Attempt> before) {
        return Stack.of(Text.blank(), table(before).withMarked(words.symbol(search.lastValue()), words.fits()));
    }

    private View retraction(String call, List<Attempt> attempts) {
        long moves = attempts.stream()
                .mapToLong(attempt -> attempt.subtree().moves())
                .sum();
        boolean whole = attempts.stream().allMatch(attempt -> attempt.subtree().whole());
        String cost = whole ? Numbers.groupedCount(moves, "move") : "more than " + Numbers.groupedCount(moves, "move");
        String text = moves == 0
                ? call + " made no move of its own. What it tested:"
                : call + " had cost " + cost + ". What it tried:";
        return Stack.of(Text.blank(), Text.of(text), table(attempts));
    }

    private Table table(List<Attempt> attempts) {
        Table table = Table.of(Column.left(words.noun()), Column.left("what became of it"));
        for (Attempt attempt : attempts) {
            table = table.with(words.symbol(attempt.value()), outcome(attempt));
        }
        return table;
    }

    private String outcome(Attempt attempt) {
        return attempt.verdict().fits() ? subtree(attempt.subtree()) : words.forbids(attempt.verdict());
    }

    /** The outcome of a value that was placed and taken back. */
    private static String subtree(Subtree subtree) {
        String moves = Numbers.groupedCount(subtree.moves(), "move");
        String cost = subtree.whole() ? moves : "more than " + moves;
        return subtree.solutions() == 0
                ? "placed, failed after " + cost
                : "placed, " + Numbers.groupedCount(subtree.solutions(), "solution") + " in " + cost;
    }

    @Override
    public List<AttributedString> lines(Page page) {
        return Stack.of(move, sentence, reasons).lines(page);
    }
}

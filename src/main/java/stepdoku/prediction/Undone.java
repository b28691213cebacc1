package stepdoku.prediction;

import java.util.Optional;
import stepdoku.search.Call;
import stepdoku.search.Search;
import stepdoku.view.Vocabulary;

/** A call has taken its digit back and has none left: how far does the search go back before it places again? */
final class Undone extends Kind {
    Undone() {
        super("undone", "how many more placements are taken back");
    }

    @Override
    public Optional<Prediction> ask(Search search) {
        boolean returns = search.retracted() && search.depth() > 0;
        return search.currentCall().filter(call -> returns && call.left() == 0).map(call -> prediction(search, call));
    }

    private Prediction prediction(Search search, Call call) {
        Search ahead = search.copy();
        int more = 0;
        while (ahead.forward() && ahead.retracted()) {
            more++;
        }
        Vocabulary words = Vocabulary.of(search);
        String question = "%s has no %s left. How many more placements are taken back before the next one?"
                .formatted(words.spokenCell(call.cell()), words.noun());
        return new Prediction(this, question, new Numbers(), String.valueOf(more), reason(ahead, words));
    }

    /** Where the way back ends. */
    private static String reason(Search ahead, Vocabulary words) {
        if (ahead.exhausted()) {
            return "No call that waits has a %s left: the first call returns, and the search is at its end."
                    .formatted(words.noun());
        }
        return "The last call that waits with a %s left is the one for %s: it goes on with %s."
                .formatted(words.noun(), words.spokenCell(ahead.lastCell()), words.symbol(ahead.lastValue()));
    }
}

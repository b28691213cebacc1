package stepdoku.prediction;

import java.util.Optional;
import stepdoku.search.Search;
import stepdoku.view.Narration;
import stepdoku.view.Vocabulary;

/** A placement has made a call: which digit does it place, or does none fit? */
final class NextDigit extends Kind {
    NextDigit() {
        super("digit", "which digit the next call places, or none");
    }

    @Override
    public Optional<Prediction> ask(Search search) {
        boolean calls = search.time() > 0 && !search.retracted() && !search.atSolution();
        return calls ? Optional.of(prediction(search)) : Optional.empty();
    }

    private Prediction prediction(Search search) {
        Search ahead = search.copy();
        ahead.forward();
        Vocabulary words = Vocabulary.of(search);
        Values values = new Values(search);
        boolean places = !ahead.retracted();
        int cell =
                places ? ahead.lastCell() : ahead.returnedCall().orElseThrow().cell();
        String question = "the next call chooses %s. Which %s does it place there, or none?"
                .formatted(words.spokenCell(cell), words.noun());
        String right = places ? values.of(ahead.lastValue()) : Values.NONE;
        return new Prediction(this, question, values, right, Narration.of(ahead));
    }
}

package stepdoku.reply;

import java.util.Optional;
import stepdoku.prediction.Kinds;
import stepdoku.prediction.Prediction;
import stepdoku.search.Search;
import stepdoku.session.Predictions;
import stepdoku.session.Reply;
import stepdoku.session.Session;

/** Asks for a prediction where the search stands, if they are wanted and it is time for one. */
public final class DuePrediction {
    private DuePrediction() {}

    /** What was said of a pause, with the question behind it if there is one. */
    public static Reply at(Session session, Reply pause) {
        Predictions predictions = session.predictions();
        if (!predictions.areWanted() || session.question().isPresent()) {
            return pause;
        }
        predictions.pause();
        return due(session).map(prediction -> asked(session, pause, prediction)).orElse(pause);
    }

    private static Optional<Prediction> due(Session session) {
        Search search = session.search().search();
        return Kinds.TABLE.stream()
                .filter(kind -> session.predictions().mayAsk(kind.name()))
                .flatMap(kind -> kind.ask(search).stream())
                .findFirst();
    }

    private static Reply asked(Session session, Reply pause, Prediction prediction) {
        session.predictions().asked(prediction.kind().name());
        session.ask(PredictionQuestion.of(session, prediction));
        return pause.and(prediction.view());
    }
}

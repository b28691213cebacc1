package stepdoku.reply;

import java.util.Optional;
import stepdoku.prediction.Prediction;
import stepdoku.search.Stepper;
import stepdoku.session.OpenQuestion;
import stepdoku.session.Predictions.Outcome;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.view.View;

/** A prediction that is asked for: it stands as long as the search stands at its time. */
public record PredictionQuestion(Session session, Stepper stepper, long time, Prediction prediction)
        implements OpenQuestion {
    private static final String DO_NOT_KNOW = "?";

    static PredictionQuestion of(Session session, Prediction prediction) {
        return new PredictionQuestion(session, session.search(), session.time(), prediction);
    }

    @Override
    public boolean stands() {
        boolean sameSearch = session.stepper().filter(now -> now == stepper).isPresent();
        return sameSearch && session.time() == time && stepper.innerStop().isEmpty();
    }

    @Override
    public boolean reads(String line) {
        return line.equals(DO_NOT_KNOW) || prediction.answers().read(line).isPresent();
    }

    @Override
    public String howToAnswer() {
        return "answer with " + prediction.answers().wanted() + "; ? tells it";
    }

    @Override
    public Reply answer(String line) {
        Optional<String> answer = prediction.answers().read(line);
        Outcome outcome = answer.map(said -> said.equals(prediction.right()) ? Outcome.RIGHT : Outcome.WRONG)
                .orElse(Outcome.TOLD);
        session.predictions().answered(prediction.kind().name(), outcome);
        return Reply.text(verdict(outcome, answer.orElse("")) + " " + prediction.reason());
    }

    private String verdict(Outcome outcome, String said) {
        String right = prediction.rightInWords();
        return switch (outcome) {
            case RIGHT -> "Right: " + right + ".";
            case WRONG -> "Not " + said + " but " + right + ".";
            case TOLD -> "It is " + right + ".";
        };
    }

    @Override
    public View view() {
        return prediction.view();
    }
}

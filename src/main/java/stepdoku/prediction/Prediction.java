package stepdoku.prediction;

import stepdoku.view.QuestionView;

/** One question to a learner, how its answers are typed, the right one as it would be typed, and why it is right. */
public record Prediction(Kind kind, String question, Answers answers, String right, String reason) {

    /** The question with what there is to choose from. */
    public QuestionView view() {
        return new QuestionView("Predict: " + question, answers.choices());
    }

    /** The right answer in words. */
    public String rightInWords() {
        return answers.inWords(right);
    }
}

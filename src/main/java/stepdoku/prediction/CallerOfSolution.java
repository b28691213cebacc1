package stepdoku.prediction;

import java.util.List;
import java.util.Optional;
import stepdoku.search.Call;
import stepdoku.search.Search;
import stepdoku.view.Returning;
import stepdoku.view.Vocabulary;

/** A solution stands: what does the call do that waits for the one that found it? */
final class CallerOfSolution extends Kind {
    CallerOfSolution() {
        super("solution", "what the caller of a solution does");
    }

    @Override
    public Optional<Prediction> ask(Search search) {
        return search.atSolution() ? search.currentCall().map(call -> prediction(search, call)) : Optional.empty();
    }

    private Prediction prediction(Search search, Call caller) {
        Vocabulary words = Vocabulary.of(search);
        Returning returning = Returning.of(search);
        String held = words.held(caller.value());
        List<String> choices = List.of(
                "it leaves " + held + " where it is and returns" + truth(returning),
                "it takes back " + held + " and goes on with its loop",
                "it takes back " + held + " and returns" + truth(returning),
                "it leaves " + held + " where it is and goes on with its loop");
        Choices answers = Choices.turned(choices, search.time());
        String right = choices.get(returning == Returning.NOTHING ? 1 : 0);
        String question = "the board is full and this call returns%s. What does its caller, the call for %s, do?"
                .formatted(truth(returning), words.spokenCell(caller.cell()));
        return new Prediction(this, question, answers, answers.number(right), reason(returning));
    }

    private static String truth(Returning returning) {
        return switch (returning) {
            case TRUE_OR_FALSE -> " true";
            case OK_FLAG -> ", ok being true";
            case NOTHING -> "";
        };
    }

    private static String reason(Returning returning) {
        return switch (returning) {
            case TRUE_OR_FALSE ->
                "if (dfs(...)) return true: true is passed on by every call that waits, past the line that takes back.";
            case OK_FLAG ->
                "if (ok) return: every call that waits sees the flag and returns before the line that takes back.";
            case NOTHING ->
                "This dfs returns nothing, so the caller cannot know of the solution: a copy was kept, and it looks for more.";
        };
    }
}

package stepdoku.command;

import java.util.List;
import stepdoku.line.Completion;
import stepdoku.prediction.Kind;
import stepdoku.prediction.Kinds;
import stepdoku.reply.PredictionQuestion;
import stepdoku.session.Predictions;
import stepdoku.session.Predictions.Score;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.text.Words;
import stepdoku.view.Column;
import stepdoku.view.Table;

/** {@code predict}: questions on what the search will do next. */
final class PredictCommand extends Command {
    PredictCommand() {
        super(Sheet.of(Group.LOOKING, "predict [on|off|score]", "be asked now and then what the search will do next")
                .meaning(
                        "While it is on, a motion forward sometimes ends with a question: which digit the next call places, how far"
                                + " the search goes back, which line runs after a return, what the caller of a solution does. Type"
                                + " the answer, or ? to be told; then comes the reason. Looking around, path for example, leaves the"
                                + " question open; a motion drops it. After a question there are none for some pauses, and none while"
                                + " the search plays. predict score counts the answers by kind of question.")
                .examples("load leetcode; predict on; step; 2; step 3; next; ?; predict score"));
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        Predictions predictions = session.predictions();
        String word = arguments.atMost(1).word(0).orElse("");
        return switch (word) {
            case "on" -> on(session);
            case "off" -> off(session);
            case "score" -> Reply.of(score(predictions));
            case "" ->
                Reply.text(
                        predictions.isOn()
                                ? "predictions are on; predict score shows how they came out"
                                : "predictions are off; predict on turns them on");
            default -> throw arguments.usage("'%s' is not on, off or score".formatted(Words.shorten(word)));
        };
    }

    private static Reply on(Session session) {
        session.predictions().turn(true);
        return Reply.text("now and then a step ends with a question: type the answer, ? to be told, or simply go on");
    }

    private static Reply off(Session session) {
        session.predictions().turn(false);
        session.question().filter(PredictionQuestion.class::isInstance).ifPresent(open -> session.closeQuestion());
        return Reply.text("predictions are off");
    }

    private static Table score(Predictions predictions) {
        Table table = Table.of(
                Column.right("asked"),
                Column.right("right"),
                Column.right("wrong"),
                Column.right("told"),
                Column.left("question"));
        for (Kind kind : Kinds.TABLE) {
            Score score = predictions.score(kind.name());
            table = table.with(
                    "" + score.questions(), "" + score.right(), "" + score.wrong(), "" + score.told(), kind.meaning());
        }
        return table;
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.isEmpty()
                ? List.of(
                        new Completion("on", "ask now and then"),
                        new Completion("off", "ask no more"),
                        new Completion("score", "how the answers came out"))
                : List.of();
    }
}

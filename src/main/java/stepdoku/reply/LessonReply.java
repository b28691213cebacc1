package stepdoku.reply;

import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import stepdoku.lesson.Answer;
import stepdoku.lesson.AnswerForm;
import stepdoku.lesson.Lesson;
import stepdoku.lesson.Lessons;
import stepdoku.lesson.Question;
import stepdoku.search.Strategy;
import stepdoku.session.Reply;
import stepdoku.view.Gutter;
import stepdoku.view.LessonView;
import stepdoku.view.Role;
import stepdoku.view.Stack;
import stepdoku.view.Text;
import stepdoku.view.View;

/** What a lesson says, beside a line at the margin, so that it is told apart from what the console answers. */
public final class LessonReply {
    private LessonReply() {}

    /** What stands from one step of a lesson to another, with what was said since the last step before it that waited. */
    public static View told(Lesson lesson, int from, int to) {
        return new LessonView(lesson.steps().subList(said(lesson, from), to + 1));
    }

    /** Where that begins which was said since the last step before this one that waited. */
    private static int said(Lesson lesson, int step) {
        int first = step;
        while (first > 0 && !lesson.steps().get(first - 1).waits()) {
            first--;
        }
        return first;
    }

    public static Text title(Lesson lesson) {
        return Text.of("Lesson " + lesson.number() + ": " + lesson.title(), Role.TITLE);
    }

    /** That a lesson has chosen a strategy, and how to come back to the one before. */
    public static Text otherStrategy(Strategy chosen, Strategy before) {
        return Text.of("The strategy is %s now, as the lesson needs it; strategy %s brings yours back."
                .formatted(chosen.name(), before.name()));
    }

    public static View[] spaced(List<View> parts) {
        return parts.stream()
                .flatMap(part -> Stream.of(Text.blank(), part))
                .skip(1)
                .toArray(View[]::new);
    }

    public static Text farewell(Lesson lesson) {
        String end = "This was lesson " + lesson.number() + " of " + Lessons.count() + ".";
        return Text.of(Lessons.find(lesson.number() + 1)
                .map(next -> end + " learn next begins lesson " + next.number() + ": " + next.title() + ".")
                .orElse(end));
    }

    /** The answer to a question, for who does not know it. */
    public static Text solution(Question question) {
        Answer right = question.right();
        String said = question.form() == AnswerForm.CHOICE
                ? "" + (1 + question.answers().indexOf(right))
                : right.text();
        return Text.of("The answer is " + said + ". " + StringUtils.capitalize(right.reason()));
    }

    /** The right line was typed, but the table is not as the lesson has left it. */
    public static Reply astray() {
        return say(Text.of("That is the line, but the table is not as the lesson left it, so its words would not fit."
                + " learn reset puts it back."));
    }

    public static Reply say(View... views) {
        return Reply.of(new Gutter(Stack.of(views)));
    }
}

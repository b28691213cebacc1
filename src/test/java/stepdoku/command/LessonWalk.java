package stepdoku.command;

import java.util.ArrayList;
import java.util.List;
import stepdoku.lesson.Answer;
import stepdoku.lesson.AnswerForm;
import stepdoku.lesson.Lesson;
import stepdoku.lesson.Question;
import stepdoku.lesson.Step;

/** What a learner types who takes a lesson from its beginning to its end, and says all wrong answers before the right one. */
final class LessonWalk {
    private LessonWalk() {}

    static List<String> lines(Lesson lesson) {
        List<String> lines = new ArrayList<>(List.of("learn " + lesson.number()));
        for (Step step : lesson.steps()) {
            if (step instanceof Question question) {
                lines.addAll(answers(question));
            } else {
                Rehearsal.lines(step).stream().limit(1).forEach(lines::add);
            }
        }
        return lines;
    }

    private static List<String> answers(Question question) {
        List<String> wrong = new ArrayList<>();
        for (Answer answer : question.answers()) {
            if (!answer.isRight() && !answer.text().equals("*")) {
                wrong.add(said(question, answer));
            }
        }
        wrong.add(said(question, question.right()));
        return wrong;
    }

    /** How an answer is typed. */
    static String said(Question question, Answer answer) {
        return question.form() == AnswerForm.CHOICE ? "" + (question.answers().indexOf(answer) + 1) : answer.text();
    }
}

package stepdoku.command;

import java.util.List;
import stepdoku.lesson.Answer;
import stepdoku.lesson.Question;
import stepdoku.reply.LessonReply;
import stepdoku.session.Course;
import stepdoku.session.OpenQuestion;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.view.LessonView;
import stepdoku.view.Text;
import stepdoku.view.View;

/** The question of a lesson, which stands open until it is answered right or the lesson is left. */
record LessonQuestion(Session session, Course course, Question question) implements OpenQuestion {
    private static final String GIVE_UP = "?";

    /** Asks what a lesson asks at its open step, if that is a question and none is open. */
    static void pose(Session session) {
        session.learning()
                .course()
                .filter(course -> course.step() instanceof Question)
                .filter(course -> session.question().isEmpty())
                .ifPresent(course -> session.ask(new LessonQuestion(session, course, (Question) course.step())));
    }

    @Override
    public boolean stands() {
        return session.learning().course().filter(open -> open == course).isPresent();
    }

    @Override
    public boolean reads(String line) {
        return line.equals(GIVE_UP) || question.said(line, session.geometry()).isPresent();
    }

    @Override
    public String howToAnswer() {
        return "answer with " + question.wanted() + "; ? tells it";
    }

    @Override
    public Reply answer(String line) {
        return line.equals(GIVE_UP)
                ? Lecture.skip(session)
                : judge(question.said(line, session.geometry()).orElseThrow());
    }

    private Reply judge(Answer answer) {
        if (answer.isRight()) {
            return Lecture.goOn(session, course.place(), Text.of("Right: " + answer.reason()));
        }
        session.ask(this);
        return LessonReply.say(Text.of("No: " + answer.reason()));
    }

    @Override
    public View view() {
        return new LessonView(List.of(question));
    }
}

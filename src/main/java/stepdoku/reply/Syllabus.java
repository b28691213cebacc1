package stepdoku.reply;

import java.util.List;
import stepdoku.lesson.Lesson;
import stepdoku.lesson.Lessons;
import stepdoku.session.LessonProgress;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.view.Column;
import stepdoku.view.Table;
import stepdoku.view.Text;

/** All lessons, how far one is in them, and which to take next. */
public final class Syllabus {
    private final LessonProgress progress;
    private final int current;

    private Syllabus(Session session) {
        this.progress = session.learning().progress();
        this.current = session.learning()
                .course()
                .map(course -> course.lesson().number())
                .orElse(0);
    }

    /** The list, the lesson that is on marked. */
    public static Reply of(Session session) {
        List<Lesson> lessons = Lessons.all();
        Syllabus syllabus = new Syllabus(session);
        return Reply.of(syllabus.table(lessons), Text.blank(), Text.of(syllabus.advice(lessons)));
    }

    private Table table(List<Lesson> lessons) {
        Table table = Table.of(
                Column.right("#"), Column.left("lesson"), Column.left("so far"), Column.left("what it answers"));
        for (Lesson lesson : lessons) {
            String[] row = {"" + lesson.number(), lesson.title(), sofar(lesson), lesson.answers()};
            table = lesson.number() == current ? table.withMarked(row) : table.with(row);
        }
        return table;
    }

    private String sofar(Lesson lesson) {
        if (progress.isDone(lesson.number())) {
            return "done";
        }
        return isBegun(lesson) ? lesson.waitingBefore(progress.in(lesson.number())) + " of " + lesson.waiting() : "";
    }

    /** Whether something in it is behind one, and something before one. */
    private boolean isBegun(Lesson lesson) {
        return !progress.isDone(lesson.number()) && lesson.waitingBefore(progress.in(lesson.number())) > 0;
    }

    /** A lesson that was begun, else the first that is not done. */
    private String advice(List<Lesson> lessons) {
        return lessons.stream()
                .filter(this::isBegun)
                .findFirst()
                .map(begun -> "learn " + begun.number() + " goes on.")
                .orElseGet(() -> lessons.stream()
                        .filter(lesson -> !progress.isDone(lesson.number()))
                        .findFirst()
                        .map(next -> "learn " + next.number() + " begins.")
                        .orElse("All are done; each can be taken again."));
    }
}

package stepdoku.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import stepdoku.lesson.Answer;
import stepdoku.lesson.Ask;
import stepdoku.lesson.Lesson;
import stepdoku.lesson.Lessons;
import stepdoku.lesson.Step;
import stepdoku.session.Course;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.Snapshot;
import stepdoku.session.UserError;
import stepdoku.view.Gutter;
import stepdoku.view.LessonView;
import stepdoku.view.Role;
import stepdoku.view.Stack;
import stepdoku.view.Text;
import stepdoku.view.View;

/** What a lesson says, and how it goes on. */
final class Lecture {
    private Lecture() {}

    /** A lesson from a step on, with the table as that step needs it. */
    static Reply begin(Session session, Lesson lesson, int step) {
        session.learning().leave();
        Rehearsal.prepare(session, lesson, step);
        int open = lesson.nextWaiting(step);
        open(session, new Course(lesson, open, session.snapshot()));
        View told = new LessonView(lesson.steps().subList(said(lesson, step), open + 1));
        List<View> views = new ArrayList<>(step == 0 ? List.of() : table(session));
        views.addAll(kept(session, title(lesson), Text.blank(), told).views());
        return Reply.of(views);
    }

    private static void open(Session session, Course course) {
        session.learning().take(course);
        LessonQuestion.pose(session);
    }

    private static Text title(Lesson lesson) {
        return Text.of("Lesson " + lesson.number() + ": " + lesson.title(), Role.TITLE);
    }

    /** The search that is under way, or the board. */
    private static List<View> table(Session session) {
        return session.stepper().isPresent()
                ? Pause.reply(session, Optional.empty()).views()
                : List.of(Boards.view(session));
    }

    /** Where that begins which was said since the last step before this one that waited. */
    private static int said(Lesson lesson, int step) {
        int first = step;
        while (first > 0 && !lesson.steps().get(first - 1).waits()) {
            first--;
        }
        return first;
    }

    /** The open step once more, and what was said before it. */
    static Reply again(Session session, Course course) {
        Lesson lesson = course.lesson();
        View told = new LessonView(lesson.steps().subList(said(lesson, course.at()), course.at() + 1));
        return course.isAt(session)
                ? say(told)
                : say(told, Text.blank(), Text.of("The table is not as this step needs it; learn reset puts it so."));
    }

    /** The open step is done: some words on it, and what comes next, in a session that stands at a place. */
    static Reply goOn(Session session, Snapshot place, Text... words) {
        Course course = session.learning().course().orElseThrow();
        Lesson lesson = course.lesson();
        int open = lesson.nextWaiting(course.at() + 1);
        boolean isOver = open == lesson.steps().size();
        List<Step> steps = lesson.steps().subList(course.at() + 1, isOver ? open : open + 1);
        List<View> parts = new ArrayList<>(List.of(words));
        if (!steps.isEmpty()) {
            parts.add(new LessonView(steps));
        }
        if (isOver) {
            session.learning().finish();
            parts.add(farewell(lesson));
        } else {
            open(session, new Course(lesson, open, place));
        }
        return kept(session, spaced(parts));
    }

    private static View[] spaced(List<View> parts) {
        return parts.stream()
                .flatMap(part -> Stream.of(Text.blank(), part))
                .skip(1)
                .toArray(View[]::new);
    }

    private static Text farewell(Lesson lesson) {
        String end = "This was lesson " + lesson.number() + " of " + Lessons.count() + ".";
        return Text.of(Lessons.find(lesson.number() + 1)
                .map(next -> end + " learn " + next.number() + " begins the next: " + next.title() + ".")
                .orElse(end + " There is no other."));
    }

    /** Does what the open step waits for, or answers it, and goes on. */
    static Reply skip(Session session) {
        Course course = session.learning().course().orElseThrow();
        if (course.step() instanceof Ask ask) {
            Answer right = ask.right();
            return goOn(session, course.place(), Text.of("The answer is " + right.text() + ": " + right.reason()));
        }
        String line = Rehearsal.lines(course.step()).get(0);
        List<View> views = new ArrayList<>(done(session, course, line));
        views.addAll(goOn(session, session.snapshot()).views());
        return Reply.of(views);
    }

    /** What the console answers to a line that the lesson types itself, from where its step begins. */
    private static List<View> done(Session session, Course course, String line) {
        if (!course.isAt(session)) {
            session.become(course.place());
        }
        session.learning().leave();
        List<View> views = new ArrayList<>(
                say(Text.of("Typed for you:  " + line, Role.ACCENT)).views());
        new Interpreter(session).interpret(line, reply -> views.addAll(reply.views()));
        session.learning().take(course);
        return views;
    }

    /** Puts the table as the open step needs it. */
    static Reply reset(Session session, Course course) {
        session.become(course.place());
        LessonQuestion.pose(session);
        List<View> views = new ArrayList<>(table(session));
        views.addAll(say(new LessonView(List.of(course.step()))).views());
        return Reply.of(views);
    }

    /** The right line was typed, but the table is not as the lesson has left it. */
    static Reply astray() {
        return say(Text.of("That is the line, but the table is not as the lesson left it, so its words would not fit."
                + " learn reset puts it back."));
    }

    static Reply say(View... views) {
        return Reply.of(new Gutter(Stack.of(views)));
    }

    /** The same, when one has come further; says so when that cannot be kept for the next start. */
    private static Reply kept(Session session, View... views) {
        try {
            session.learning().keep();
            return say(views);
        } catch (UserError fault) {
            return say(Stack.of(views), Text.blank(), Text.of(fault.getMessage()));
        }
    }
}

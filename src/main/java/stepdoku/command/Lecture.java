package stepdoku.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import stepdoku.lesson.Lesson;
import stepdoku.lesson.Question;
import stepdoku.lesson.Step;
import stepdoku.reply.Boards;
import stepdoku.reply.LessonReply;
import stepdoku.reply.Pause;
import stepdoku.search.Strategy;
import stepdoku.session.Course;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.Snapshot;
import stepdoku.session.UserError;
import stepdoku.view.LessonView;
import stepdoku.view.Role;
import stepdoku.view.Stack;
import stepdoku.view.Text;
import stepdoku.view.View;

/** How a lesson goes on: it is begun, its open step is done, skipped, said again or put on the table. */
final class Lecture {
    private Lecture() {}

    /** A lesson from a step on, with the table as that step needs it. */
    static Reply begin(Session session, Lesson lesson, int step) {
        session.learning().leave();
        Strategy before = session.strategy();
        Rehearsal.prepare(session, lesson, step);
        int open = lesson.nextWaiting(step);
        open(session, new Course(lesson, open, session.snapshot()));
        View told = LessonReply.told(lesson, step, open);
        List<View> views = new ArrayList<>(step == 0 ? List.of() : table(session));
        List<View> parts = new ArrayList<>(List.of(LessonReply.title(lesson), told));
        if (session.strategy() != before) {
            parts.add(1, LessonReply.otherStrategy(session.strategy(), before));
        }
        views.addAll(kept(session, LessonReply.spaced(parts)).views());
        return Reply.of(views);
    }

    private static void open(Session session, Course course) {
        session.learning().take(course);
        LessonQuestion.pose(session);
    }

    /** The search that is under way, or the board. */
    private static List<View> table(Session session) {
        return session.stepper().isPresent()
                ? Pause.reply(session, Optional.empty()).views()
                : List.of(Boards.view(session));
    }

    /** The open step once more, and what was said before it. */
    static Reply again(Session session, Course course) {
        Lesson lesson = course.lesson();
        View told = LessonReply.told(lesson, course.at(), course.at());
        return isAstray(session, course)
                ? LessonReply.say(
                        told,
                        Text.blank(),
                        Text.of("The board is not where this step begins; learn reset puts it there."))
                : LessonReply.say(told);
    }

    /** Whether the open step cannot be done from here as it is told; a task can be done from everywhere. */
    private static boolean isAstray(Session session, Course course) {
        if (course.isAt(session) || course.step() instanceof Step.Task) {
            return false;
        }
        return !(course.step() instanceof Step.Type type)
                || !Rehearsal.effect(session, course.place(), type.line())
                        .isSame(Rehearsal.effect(session, session.snapshot(), type.line()));
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
            parts.add(LessonReply.farewell(lesson));
        } else {
            open(session, new Course(lesson, open, place));
        }
        return kept(session, LessonReply.spaced(parts));
    }

    /** Does what the open step waits for, or answers it, and goes on. */
    static Reply skip(Session session) {
        Course course = session.learning().course().orElseThrow();
        if (course.step() instanceof Question question) {
            return goOn(session, course.place(), LessonReply.solution(question));
        }
        return done(session, course, Rehearsal.lines(course.step()).get(0));
    }

    /** What the console, and with it the lesson, answers to a line that it types itself, from where the step begins. */
    private static Reply done(Session session, Course course, String line) {
        if (!course.isAt(session)) {
            session.become(course.place());
        }
        List<View> views = new ArrayList<>(
                LessonReply.say(Text.of("Typed for you:  " + line, Role.ACCENT)).views());
        new Interpreter(session).interpret(line, reply -> {
            views.addAll(reply.views());
            reply.raw().map(Text::of).forEach(views::add);
        });
        return Reply.of(views);
    }

    /** Puts the table as the open step needs it. */
    static Reply reset(Session session, Course course) {
        session.become(course.place());
        LessonQuestion.pose(session);
        List<View> views = new ArrayList<>(table(session));
        views.addAll(LessonReply.say(new LessonView(List.of(course.step()))).views());
        return Reply.of(views);
    }

    /** The same, when one has come further; says so when that cannot be kept for the next start. */
    private static Reply kept(Session session, View... views) {
        try {
            session.learning().keep();
            return LessonReply.say(views);
        } catch (UserError fault) {
            return LessonReply.say(Stack.of(views), Text.blank(), Text.of(fault.getMessage()));
        }
    }
}

package stepdoku.command;

import java.util.List;
import java.util.Optional;
import stepdoku.lesson.Step;
import stepdoku.line.Line;
import stepdoku.reply.LessonReply;
import stepdoku.session.Course;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.Situation;
import stepdoku.session.Status;

/**
 * Looks at a session after each line: whether the lesson that is on has what its open step waits for. What counts is
 * where the session stands, not how that was typed. Mutable: it remembers what the lines of the open step would do.
 */
final class Tutor {
    private static final String ASK = "?";

    private final Session session;
    /** The lesson at the step whose effects are remembered; null at first. */
    private Course rehearsed;

    private List<Rehearsal.Effect> effects = List.of();

    Tutor(Session session) {
        this.session = session;
    }

    /** What a line means while a lesson is on: ? alone asks for the open step once more, and help is still help. */
    Line meant(Line line) {
        boolean asks = line.text().equals(ASK) && session.learning().course().isPresent();
        return asks ? Line.of(List.of("learn", "again")) : line;
    }

    /** A look at a session before a line is run. */
    interface Look {
        /** What the lesson says after it; nothing most of the time. */
        Optional<Reply> after(Reply reply);
    }

    /** Looks at the session before a line is run, if a lesson is on. */
    Look before(Line line) {
        return session.learning().course().map(course -> before(line, course)).orElse(reply -> Optional.empty());
    }

    private Look before(Line line, Course course) {
        boolean isInPlace = course.isAt(session);
        return reply -> {
            boolean isOn =
                    session.learning().course().filter(open -> open == course).isPresent();
            return isOn && wasDone(reply) ? look(line, course, isInPlace, reply) : Optional.empty();
        };
    }

    /** Whether a line was understood, and its work not interrupted. */
    private boolean wasDone(Reply reply) {
        return reply.status() != Status.WRONG && session.host().goOn();
    }

    private Optional<Reply> look(Line line, Course course, boolean wasInPlace, Reply reply) {
        boolean isSaid = isSaid(line, course.step());
        if (isSaid && wasInPlace || hasEffect(course, reply)) {
            return Optional.of(Lecture.goOn(session, session.snapshot()));
        }
        return isSaid ? Optional.of(LessonReply.astray()) : Optional.empty();
    }

    /** Whether a line is the very command that a step asks for, be it in short. */
    private static boolean isSaid(Line line, Step step) {
        return step instanceof Step.Type type
                && isSame(line, Line.split(type.line()).get(0));
    }

    private boolean hasEffect(Course course, Reply reply) {
        Situation now = Situation.of(session.snapshot());
        return effects(course).stream().anyMatch(effect -> effect.isSame(now, Rehearsal.text(reply)));
    }

    private List<Rehearsal.Effect> effects(Course course) {
        if (course != rehearsed) {
            effects = Rehearsal.lines(course.step()).stream()
                    .map(line -> Rehearsal.effect(session, course.place(), line))
                    .toList();
            rehearsed = course;
        }
        return effects;
    }

    /** Whether two commands are the same verb, be it in short, with the same words. */
    private static boolean isSame(Line one, Line other) {
        return Commands.find(one.words().get(0)) == Commands.find(other.words().get(0))
                && behindVerb(one).equalsIgnoreCase(behindVerb(other));
    }

    private static String behindVerb(Line line) {
        return String.join(" ", line.words().subList(1, line.words().size()));
    }
}

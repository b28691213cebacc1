package stepdoku.command;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import stepdoku.lesson.Lesson;
import stepdoku.lesson.Step;
import stepdoku.search.Strategies;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.Situation;
import stepdoku.session.Snapshot;
import stepdoku.view.Page;
import stepdoku.view.Theme;

/** The lines of a lesson typed by the program itself: to put a session where a step begins, or to see what a line does. */
final class Rehearsal {
    private Rehearsal() {}

    /** What a line changes, and what it shows. */
    record Effect(Situation before, Situation after, String shown) {

        /** Whether another line did the same, as far as this one matters. */
        boolean isSame(Effect other) {
            return isSame(other.after, other.shown);
        }

        /** Whether a line that led to a place and showed a text did the same, as far as this one matters. */
        boolean isSame(Situation now, String text) {
            return before.equals(after) ? shown.equals(text) : now.showsChange(before, after);
        }
    }

    /** What a line would do in a session if it stood at a place, found out in another one. */
    static Effect effect(Session seen, Snapshot place, String line) {
        Session session = new Session(new Understudy(seen.host()), seen.settings());
        session.become(place);
        StringBuilder shown = new StringBuilder();
        new Interpreter(session).interpret(line, reply -> shown.append(text(reply)));
        return new Effect(Situation.of(place), Situation.of(session.snapshot()), shown.toString());
    }

    /** What a reply shows, on a page that is always the same. */
    static String text(Reply reply) {
        return reply.views().stream()
                .flatMap(view -> view.lines(new Page(Page.USUAL_WIDTH, Theme.plain())).stream())
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    /**
     * Puts a session where a step begins, by the lines of the steps before it. No lesson may be on. What would lead these
     * lines elsewhere goes: another strategy, breakpoints, which are disabled, the lab.
     */
    static void prepare(Session session, Lesson lesson, int step) {
        Consumer<Reply> unseen = reply -> {};
        clear(session);
        Interpreter interpreter = new Interpreter(session);
        lesson.steps().subList(0, step).stream()
                .flatMap(earlier -> lines(earlier).stream().limit(1))
                .forEach(line -> interpreter.interpret(line, unseen));
    }

    private static void clear(Session session) {
        session.breakpoints().all().forEach(breakpoint -> breakpoint.enable(false));
        session.leaveLab();
        if (session.strategy() != Strategies.SCAN) {
            session.choose(Strategies.SCAN);
        }
    }

    /** The lines each of which would do what a step asks for. */
    static List<String> lines(Step step) {
        if (step instanceof Step.Type type) {
            return List.of(type.line());
        }
        return step instanceof Step.Task task ? task.ways() : List.of();
    }
}

package stepdoku.command;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.lesson.Lesson;
import stepdoku.lesson.Lessons;
import stepdoku.line.Completion;
import stepdoku.reply.Syllabus;
import stepdoku.session.Course;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** {@code learn}: the lessons, taken in the console itself. */
final class LearnCommand extends Command {
    private static final String START = "start";
    private static final List<Completion> WORDS = Stream.of(
                    new Completion("next", "do the open step for me"),
                    new Completion("again", "tell the open step once more"),
                    new Completion("reset", "put board and search as the open step needs them"),
                    new Completion("off", "leave the lesson"))
            .map(word -> word.under("the lesson that is on"))
            .toList();

    LearnCommand() {
        super(Sheet.of(
                        Group.CONSOLE,
                        "learn [N [start]|next|again|reset|off]",
                        "lessons: learn lists them, learn 1 begins the first")
                .meaning(
                        "A lesson tells something, and waits for a line, for the answer to a question, or for a task to"
                                + " be done; the prompt says for what. Any line with the same effect will do, and everything else"
                                + " works as usual meanwhile. learn N goes on where lesson N was left, learn N start begins it"
                                + " anew; learn next does the open step for you, and begins the next lesson behind the last one; learn again or ? tells it once more, learn reset puts"
                                + " board and search as the step needs them, learn off leaves. At a terminal the console remembers"
                                + " how far you are.")
                .where("N", "a lesson")
                .examples("learn", "learn 1; learn next", "learn 1; learn off"));
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        String word = arguments.atMost(2).word(0).orElse("");
        if (NumberUtils.isDigits(word)) {
            return begin(session, lesson(word), arguments);
        }
        arguments.atMost(1);
        return switch (word) {
            case "" -> Syllabus.of(session);
            case "next" -> skip(session);
            case "again" -> Lecture.again(session, course(session));
            case "reset" -> Lecture.reset(session, course(session));
            case "off" -> leave(session, course(session));
            default -> throw arguments.usage("'%s' is no lesson".formatted(Words.shorten(word)));
        };
    }

    // ---- lessons

    private static Lesson lesson(String number) {
        return Lessons.find(NumberUtils.toInt(number, 0))
                .orElseThrow(() -> new UserError("there is no lesson %s: they go from 1 to %d"
                        .formatted(Words.shorten(number), Lessons.count())));
    }

    private static Reply begin(Session session, Lesson lesson, Arguments arguments) {
        boolean anew = arguments.word(1).isPresent();
        if (anew && !arguments.word(1).get().equals(START)) {
            throw arguments.usage("'%s' is not start"
                    .formatted(Words.shorten(arguments.word(1).get())));
        }
        return Lecture.begin(session, lesson, anew ? 0 : reached(session, lesson));
    }

    /** The step at which a lesson was left; 0 when nothing of it was done, or all. */
    private static int reached(Session session, Lesson lesson) {
        int step = Math.max(0, session.learning().progress().in(lesson.number()));
        boolean isOnTheWay = lesson.waitingBefore(step) > 0
                && lesson.nextWaiting(step) < lesson.steps().size();
        return isOnTheWay ? step : 0;
    }

    private static Course course(Session session) {
        return session.learning()
                .course()
                .orElseThrow(() -> new UserError("no lesson is on: learn lists them, learn 1 begins the first"));
    }

    /** The open step is done for the learner; between two lessons that is to begin the next. */
    private static Reply skip(Session session) {
        Optional<Lesson> following = session.learning().following().stream()
                .mapToObj(Lessons::find)
                .flatMap(Optional::stream)
                .findFirst();
        if (following.isPresent()) {
            return Lecture.begin(session, following.get(), reached(session, following.get()));
        }
        course(session);
        return Lecture.skip(session);
    }

    private static Reply leave(Session session, Course course) {
        session.learning().leave();
        int number = course.lesson().number();
        return Reply.text("lesson %d is left; learn %d goes on with it".formatted(number, number));
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        if (before.isEmpty()) {
            Stream<Completion> lessons = Lessons.all().stream()
                    .map(lesson -> new Completion("" + lesson.number(), lesson.title()).under("lessons"));
            return Stream.concat(lessons, WORDS.stream()).toList();
        }
        return before.size() == 1 && NumberUtils.isDigits(before.get(0))
                ? List.of(new Completion(START, "begin it anew"))
                : List.of();
    }
}

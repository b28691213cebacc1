package stepdoku.terminal;

import org.apache.commons.lang3.StringUtils;
import stepdoku.lesson.Question;
import stepdoku.lesson.Step;
import stepdoku.search.Search;
import stepdoku.search.Stepper;
import stepdoku.session.Course;
import stepdoku.session.Session;

/**
 * The prompt: time and depth while a search is on, what a lesson waits for while one is on, another prompt while a board is
 * being typed row by row.
 */
final class Prompt {
    private static final int LONGEST_LINE = 24;

    private Prompt() {}

    static String of(Session session, boolean boardBegun) {
        if (boardBegun) {
            return "board, Ctrl-C gives it up> ";
        }
        String place = session.stepper().map(Prompt::of).orElse("stepdoku");
        return place + session.learning().course().map(Prompt::of).orElse("") + "> ";
    }

    private static String of(Stepper stepper) {
        Search search = stepper.search();
        String inside = stepper.innerStop().map(stop -> "." + stop.number()).orElse("");
        return "time %d%s depth %d".formatted(search.time(), inside, search.depth());
    }

    private static String of(Course course) {
        return " (lesson: " + wanted(course.step()) + ")";
    }

    private static String wanted(Step step) {
        if (step instanceof Step.Type type) {
            return StringUtils.abbreviate(type.line(), LONGEST_LINE);
        }
        return step instanceof Question ? "your answer" : "a task";
    }
}

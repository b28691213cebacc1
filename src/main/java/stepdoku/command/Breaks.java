package stepdoku.command;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.line.Completion;
import stepdoku.search.Breakpoint;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** Breakpoints as words: how they are shown, and how they are named by their numbers. */
final class Breaks {
    private static final String ALL = "all";

    private Breaks() {}

    static String text(Breakpoint breakpoint) {
        String every = breakpoint.every() == 1 ? "" : " every " + breakpoint.every();
        return breakpoint.condition() + every + (breakpoint.isOnce() ? " once" : "");
    }

    /** The breakpoints that a number or {@code all} names. */
    static List<Breakpoint> named(Session session, Arguments arguments) {
        String word = arguments.atLeast(1).atMost(1).word(0).orElseThrow();
        if (word.equals(ALL)) {
            return session.breakpoints().all();
        }
        return List.of(numbered(session, word));
    }

    /** The breakpoint with a number. */
    static Breakpoint numbered(Session session, String word) {
        return session.breakpoints()
                .find(NumberUtils.toInt(word, 0))
                .orElseThrow(() ->
                        new UserError("there is no breakpoint '%s': breaks lists them".formatted(Words.shorten(word))));
    }

    static List<Completion> numbers(Session session) {
        return session.breakpoints().all().stream().map(Breaks::completion).toList();
    }

    /** The numbers of the breakpoints that it makes sense for, and the word for all. */
    static List<Completion> complete(Session session, Predicate<Breakpoint> wanted) {
        Stream<Completion> numbers =
                session.breakpoints().all().stream().filter(wanted).map(Breaks::completion);
        return Stream.concat(numbers, Stream.of(new Completion(ALL, "every breakpoint")))
                .toList();
    }

    private static Completion completion(Breakpoint breakpoint) {
        return new Completion("" + breakpoint.number(), text(breakpoint));
    }
}

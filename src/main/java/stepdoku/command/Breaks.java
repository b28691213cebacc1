package stepdoku.command;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.search.Breakpoint;
import stepdoku.session.Session;
import stepdoku.session.UserError;

/** Breakpoints as words: how they are shown, and how they are named by their numbers. */
final class Breaks {
    private static final String ALL = "all";

    private Breaks() {}

    static String text(Breakpoint breakpoint) {
        return breakpoint.condition() + (breakpoint.every() == 1 ? "" : " every " + breakpoint.every());
    }

    /** The breakpoints that a number or {@code all} names. */
    static List<Breakpoint> named(Session session, Arguments arguments) {
        String word = arguments.atLeast(1).atMost(1).word(0).orElseThrow();
        if (word.equals(ALL)) {
            return session.breakpoints().all();
        }
        return session.breakpoints()
                .find(NumberUtils.toInt(word, 0))
                .map(List::of)
                .orElseThrow(() ->
                        new UserError("there is no breakpoint '%s': breaks lists them".formatted(Words.shorten(word))));
    }

    static List<Completion> complete(Session session) {
        List<Completion> numbers = new ArrayList<>(session.breakpoints().all().stream()
                .map(breakpoint -> new Completion("" + breakpoint.number(), text(breakpoint)))
                .toList());
        numbers.add(new Completion(ALL, "every breakpoint"));
        return numbers;
    }
}

package stepdoku.command;

import java.util.List;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.search.Breakpoint;
import stepdoku.session.Reply;
import stepdoku.session.Session;

/** {@code break}: stop long motions where a condition holds. */
final class BreakCommand extends Command {
    private static final String EVERY = "every";

    BreakCommand() {
        super(Sheet.of(
                        Group.STOPPING,
                        "break COND [every N]",
                        "stop where a condition holds, or at every N-th such move")
                .meaning("COND is one or more of these, all of which must hold, in any order: place, retract, dead-end,"
                        + " solution, a cell, digit D, depth OP N, time OP N, where OP is one of < <= = >= >. A dead end is a"
                        + " retraction of the digit just placed: the call below it found none. Breakpoints stop continue,"
                        + " reverse, until, next, previous, finish and start, in both directions. A condition that is true"
                        + " where a motion begins does not stop it there.")
                .examples(
                        "load leetcode; break retract r1c7; continue",
                        "load leetcode; break dead-end depth<10 every 3; continue"));
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        List<String> words = arguments.atLeast(1).words();
        int everyAt = words.lastIndexOf(EVERY);
        List<String> condition = everyAt < 0 ? words : words.subList(0, everyAt);
        long every = everyAt < 0 ? 1 : every(arguments, words.subList(everyAt + 1, words.size()));
        if (condition.isEmpty()) {
            throw arguments.usage("the condition is missing");
        }
        Breakpoint breakpoint = session.breakpoints().add(ConditionWords.read(session, condition), every);
        return Reply.text("breakpoint " + breakpoint.number() + ": " + Breaks.text(breakpoint));
    }

    private static long every(Arguments arguments, List<String> words) {
        long every = words.size() == 1 ? NumberUtils.toLong(words.get(0), 0) : 0;
        if (every < 1) {
            throw arguments.usage("every wants one whole number behind it");
        }
        return every;
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return ConditionWords.complete(session, before);
    }
}

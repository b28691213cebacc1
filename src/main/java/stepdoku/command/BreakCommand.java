package stepdoku.command;

import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.line.Completion;
import stepdoku.line.ConditionCompletion;
import stepdoku.line.ConditionWords;
import stepdoku.search.Breakpoint;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.view.Role;

/** {@code break}: stop long motions where a condition holds. */
final class BreakCommand extends Command {
    private static final String EVERY = "every";
    private static final String ONCE = "once";

    private static final List<Completion> HOW_OFTEN = Stream.of(
                    new Completion(EVERY, "stop at every N-th hit"), new Completion(ONCE, "stop one motion only"))
            .map(word -> word.under("how often"))
            .toList();

    BreakCommand() {
        super(Sheet.of(
                        Group.STOPPING,
                        "break COND [every N|once]",
                        "stop where a condition holds, at every N-th such move, or once")
                .meaning("COND is one or more of these, all of which must hold, in any order: place, retract, dead-end,"
                        + " solution, a cell, row N, column N, box N, digit D, depth OP N, time OP N, run OP N, where OP is"
                        + " one of < <= = >= >. A dead end is a retraction of the digit just placed: the call below it found"
                        + " none. A run is the number of retractions made in a row. With queens a row is a cell, r3, and its"
                        + " digit is a column. Breakpoints stop continue, reverse, until, next, previous, finish and start,"
                        + " in both directions. A condition that is true where a motion begins does not stop it there. Hits"
                        + " are counted forward and back; one set with once goes when it has stopped a motion.")
                .where("COND", "what must hold: a kind of move, a cell, a bound")
                .where("N", "stop at every N-th hit")
                .examples(
                        "load leetcode; break retract r1c7; continue",
                        "load leetcode; break dead-end depth<10 every 3; continue",
                        "load leetcode; break run >= 10 box 9 once; continue"));
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        List<String> words = arguments.atLeast(1).words();
        boolean once = words.get(words.size() - 1).equals(ONCE);
        int everyAt = words.lastIndexOf(EVERY);
        int end = once ? words.size() - 1 : everyAt < 0 ? words.size() : everyAt;
        long every = once || everyAt < 0 ? 1 : every(arguments, words.subList(everyAt + 1, words.size()));
        if (end == 0) {
            throw arguments.usage("the condition is missing");
        }
        Breakpoint breakpoint =
                session.breakpoints().add(ConditionWords.read(session, words.subList(0, end)), every, once);
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
        if (before.contains(ONCE) || before.contains(EVERY)) {
            return List.of();
        }
        List<Completion> words = ConditionCompletion.complete(session, before);
        return ConditionCompletion.isWhole(before)
                ? Stream.concat(words.stream(), HOW_OFTEN.stream()).toList()
                : words;
    }

    @Override
    String meaning(Session session, List<String> before, String kind) {
        return ConditionCompletion.meaning(before).orElseGet(() -> super.meaning(session, before, kind));
    }

    @Override
    Role judge(Session session, List<String> before, String word) {
        return !before.contains(EVERY) && ConditionCompletion.takes(session, before, word)
                ? Role.ACCENT
                : super.judge(session, before, word);
    }
}

package stepdoku.command;

import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.line.Completion;
import stepdoku.line.Completions;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** {@code goto}: to a time. */
final class GotoCommand extends MotionCommand {
    GotoCommand() {
        super(Sheet.of(
                        Group.STEPPING,
                        "goto N|start|end|NAME",
                        "to time N, to time 0, to the next solution or the end, or to a mark")
                .meaning(
                        "Beyond what was seen so far it goes no further than a solution or the end, and says so. Any time"
                                + " that was seen is reached again at once, however long the search.")
                .where("N", "a time")
                .where("NAME", "a mark")
                .examples(
                        "load leetcode; goto 1000",
                        "load leetcode; goto end; goto start",
                        "load leetcode; step 9; mark here; goto end; goto here")
                .readingBoard()
                .standingAlone()
                .repeating());
    }

    @Override
    Motion motion(Session session, Arguments arguments) {
        String word = arguments.atLeast(1).atMost(1).word(0).orElseThrow();
        return switch (word) {
            case "start", "0" -> stepper -> stepper.goTo(0);
            case "end" -> stepper -> stepper.hasAnswer() ? stepper.step(1) : stepper.run(List.of());
            default -> {
                Long marked = session.bookmarks().get(word);
                long time = marked != null ? marked : time(arguments, word);
                yield stepper -> stepper.goTo(time);
            }
        };
    }

    private static long time(Arguments arguments, String word) {
        if (word.matches("-?[0-9.]+") && !NumberUtils.isDigits(word)) {
            throw new UserError("'%s' is not a whole number: goto takes those, and stepi goes on from there"
                    .formatted(Words.shorten(word)));
        }
        if (!NumberUtils.isDigits(word)) {
            throw new UserError(
                    "there is no mark '%s': mark NAME names a time, marks lists them".formatted(Words.shorten(word)));
        }
        return arguments.countAt(0, 0);
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        Stream<Completion> ends = Stream.of(
                        new Completion("start", "time 0"), new Completion("end", "the next solution, or the end"))
                .map(end -> end.under("ends"));
        return before.isEmpty()
                ? Stream.concat(ends, Completions.bookmarks(session).stream()).toList()
                : List.of();
    }
}

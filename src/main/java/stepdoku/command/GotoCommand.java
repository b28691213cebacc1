package stepdoku.command;

import java.util.List;
import stepdoku.session.Session;

/** {@code goto}: to a time. */
final class GotoCommand extends MotionCommand {
    GotoCommand() {
        super(Sheet.of(Group.STEPPING, "goto N|start|end", "to time N, to time 0, or to the next solution or the end")
                .meaning(
                        "Beyond what was seen so far it goes no further than a solution or the end, and says so. Any time"
                                + " that was seen is reached again at once, however long the search.")
                .examples("load leetcode; goto 1000", "load leetcode; goto end; goto start")
                .readingBoard()
                .repeating());
    }

    @Override
    Motion motion(Session session, Arguments arguments) {
        String word = arguments.atLeast(1).atMost(1).word(0).orElseThrow();
        return switch (word) {
            case "start", "0" -> stepper -> stepper.goTo(0);
            case "end" -> stepper -> stepper.run(List.of());
            default -> {
                long time = arguments.countAt(0, 0);
                yield stepper -> stepper.goTo(time);
            }
        };
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.isEmpty()
                ? List.of(new Completion("start", "time 0"), new Completion("end", "the next solution, or the end"))
                : List.of();
    }
}

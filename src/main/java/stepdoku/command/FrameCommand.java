package stepdoku.command;

import java.util.List;
import java.util.stream.IntStream;
import stepdoku.board.Digits;
import stepdoku.line.Completion;
import stepdoku.search.Call;
import stepdoku.search.Search;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.view.FrameView;

/** {@code frame}: the board as one call sees it. */
final class FrameCommand extends Command {
    FrameCommand() {
        super(Sheet.of(Group.LOOKING, "frame N", "the board as the N-th call sees it, and where it waits")
                .meaning("Calls are counted as in path: call 1 made the first placement. Its own digit is marked,"
                        + " and what was placed below it is left out: it would be gone if this call went on. The search"
                        + " itself stays where it is.")
                .where("N", "the call that made the N-th placement of the path")
                .examples("load leetcode; step 7; frame 2"));
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        long number = arguments.atLeast(1).atMost(1).countAt(0, 1);
        Search search = session.search().search();
        if (number > search.depth()) {
            throw new UserError(
                    search.depth() == 0
                            ? "the path is empty: no call has placed anything"
                            : "call %d holds no digit now: those that wait go from 1 to %d"
                                    .formatted(number, search.depth()));
        }
        return Reply.of(FrameView.of(search, (int) number));
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.isEmpty()
                ? session.stepper()
                        .map(stepper -> calls(session, stepper.search()))
                        .orElse(List.of())
                : List.of();
    }

    private static List<Completion> calls(Session session, Search search) {
        List<Call> path = search.path();
        return IntStream.range(0, search.depth())
                .mapToObj(i -> new Completion("" + (i + 1), placement(session, path.get(i))))
                .toList();
    }

    private static String placement(Session session, Call call) {
        return session.problem().cellName(call.cell()) + " = " + Digits.symbol(call.value());
    }
}

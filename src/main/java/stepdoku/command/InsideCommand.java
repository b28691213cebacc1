package stepdoku.command;

import stepdoku.search.Stepper;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.view.InsideView;

/** {@code inside}: the calls, tests and returns that led to this move. */
final class InsideCommand extends Command {
    InsideCommand() {
        super(Sheet.of(Group.LOOKING, "inside", "the calls, tests and returns that led to this move")
                .meaning(
                        "One line each: its time, what happened and what came of it, and the line of the listing. A test"
                                + " that fails names the first of row, column and box that holds the digit, and the cell. At a"
                                + " solution the way up follows, at the end the last return. stepi goes through them one by one.")
                .examples("load leetcode; step 9; inside", "load tiny-twelve; goto end; inside")
                .readingBoard());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        arguments.atMost(0);
        Stepper stepper = session.search();
        return Reply.of(InsideView.of(stepper.search(), stepper.innerStop(), stepper.hasAnswer()));
    }
}

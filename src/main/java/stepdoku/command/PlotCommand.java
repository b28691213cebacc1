package stepdoku.command;

import stepdoku.search.Stepper;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.view.PlotView;

/** {@code plot}: the depth of the search over time. */
final class PlotCommand extends Command {
    PlotCommand() {
        super(Sheet.of(Group.LOOKING, "plot [FILE]", "depth over time, and calls by depth")
                .meaning(
                        "Each column shows the least and the greatest depth at its times. A sign on the line of time marks"
                                + " the present; what lies behind it was seen before the search went back.")
                .examples("load leetcode; goto end; plot", "load leetcode; goto end; back 4000; plot")
                .readingBoard());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        arguments.atMost(1);
        Stepper stepper = session.search();
        return stepper.profile()
                .map(profile -> Reply.of(PlotView.of(stepper.search(), profile)))
                .orElseThrow(() -> new UserError("stopped before the plot was drawn"));
    }
}

package stepdoku.command;

import java.util.List;
import stepdoku.export.PlotSvg;
import stepdoku.reply.Exports;
import stepdoku.search.Profile;
import stepdoku.search.Stepper;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.view.PlotView;

/** {@code plot}: the depth of the search over time. */
final class PlotCommand extends Command {
    PlotCommand() {
        super(Sheet.of(Group.LOOKING, "plot [FILE.svg]", "depth over time, and calls by depth")
                .meaning(
                        "Each column shows the least and the greatest depth at its times. A sign on the line of time marks"
                                + " the present; what lies behind it was seen before the search went back.")
                .where("FILE.svg", "a picture for other programs")
                .examples("load leetcode; goto end; plot", "load leetcode; goto end; back 4000; plot")
                .readingBoard()
                .standingAlone());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        return arguments.atMost(1).word(0).map(name -> export(session, name)).orElseGet(() -> plot(session.search()));
    }

    private static Reply plot(Stepper stepper) {
        return Reply.of(PlotView.of(stepper.search(), profile(stepper)));
    }

    private static Reply export(Session session, String name) {
        String title = "depth over time: " + Exports.title(session);
        return Exports.write(
                Exports.svg(name, "a plot"), PlotSvg.write(profile(session.search()), session.time(), title), "");
    }

    private static Profile profile(Stepper stepper) {
        return stepper.profile().orElseThrow(() -> new UserError("stopped before the depths were known"));
    }

    @Override
    public boolean takesFile(List<String> before) {
        return before.isEmpty();
    }

    @Override
    boolean writesData(List<String> words) {
        return Exports.goesToStandardOutput(words);
    }
}

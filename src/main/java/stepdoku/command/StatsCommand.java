package stepdoku.command;

import java.util.Optional;
import stepdoku.export.SearchJson;
import stepdoku.search.Review;
import stepdoku.search.Search;
import stepdoku.search.Stepper;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.view.StatsView;
import stepdoku.view.View;

/** {@code stats}: the counters. */
final class StatsCommand extends Command {
    /** Longer searches are not gone through a second time. */
    private static final long MOST = 20_000_000;

    StatsCommand() {
        super(Sheet.of(Group.LOOKING, "stats", "placements, retractions, tests, dead ends, solutions, calls by depth")
                .meaning(
                        "The counters go up with every move forward and down with every move back, so they are those of this"
                                + " time. A test is a digit that a loop has reached, whether it fitted or not; one that did not"
                                + " is counted at the first of row, column and box that holds the digit. Calls are told by the"
                                + " number of placements above them; their branching is how many each has made, on average.")
                .examples("load leetcode; goto end; stats", "load leetcode; step 9; stats")
                .readingBoard()
                .standingAlone()
                .answeringPrograms());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        arguments.atMost(0);
        Stepper stepper = session.search();
        Search search = stepper.search();
        boolean tooLong = search.time() > MOST;
        Optional<Review> review = tooLong ? Optional.empty() : stepper.review();
        return Reply.of(view(search, review, tooLong)).data(() -> SearchJson.stats(search.counts(), review));
    }

    private static View view(Search search, Optional<Review> review, boolean tooLong) {
        String reason = tooLong
                ? "the moves must be made again for these, and here they are too many"
                : "their count was stopped";
        return review.map(found -> StatsView.of(search, found)).orElseGet(() -> StatsView.of(search, leftOut(reason)));
    }

    private static String leftOut(String reason) {
        return "Rejections by house and the longest run of retractions are left out: " + reason + ".";
    }
}

package stepdoku.command;

import java.util.ArrayList;
import java.util.List;
import stepdoku.listing.Listing;
import stepdoku.search.Search;
import stepdoku.search.Stepper;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.view.ListingView;
import stepdoku.view.Role;
import stepdoku.view.Text;
import stepdoku.view.View;

/** {@code list}: the source of the recursion. */
final class ListCommand extends Command {
    ListCommand() {
        super(Sheet.of(Group.LOOKING, "list", "the recursive source, with an arrow where the search stands")
                .meaning(
                        "The source is real: it is compiled, and its moves are tested to be those of the search, one by one.")
                .examples("load leetcode; step 9; list", "strategy backward; list", "queens 6; list")
                .readingBoard()
                .standingAlone());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        arguments.atMost(0);
        Listing listing = Listing.of(session.problem().listing());
        List<View> views = new ArrayList<>();
        views.add(Text.of(listing.title(), Role.TITLE));
        views.add(session.stepper().map(ListCommand::whereWeStand).orElseGet(() -> ListingView.of(listing.function())));
        if (!listing.rest().isEmpty()) {
            views.add(Text.blank());
            views.add(ListingView.of(listing.rest()));
        }
        return Reply.of(views);
    }

    private static ListingView whereWeStand(Stepper stepper) {
        Search search = stepper.search();
        return stepper.innerStop().map(stop -> ListingView.of(search, stop)).orElseGet(() -> ListingView.of(search));
    }
}

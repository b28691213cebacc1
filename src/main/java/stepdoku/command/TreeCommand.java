package stepdoku.command;

import java.util.List;
import java.util.Optional;
import stepdoku.search.CallTree;
import stepdoku.search.Search;
import stepdoku.search.Stepper;
import stepdoku.search.TreeScope;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.view.TreeDrawing;
import stepdoku.view.TreeView;
import stepdoku.view.View;

/** {@code tree}: the calls of the search so far, and where its work went. */
final class TreeCommand extends Command {
    /** Trees of more placements than this are drawn as far as asked only. */
    private static final int SMALL = 60;

    private static final int SMALL_BOARD = 4;
    /** The most placements that are looked at one by one. */
    private static final int MOST = 3000;

    TreeCommand() {
        super(Sheet.of(Group.LOOKING, "tree [N|FILE]", "the search tree around the path, with the sizes of what failed")
                .meaning(
                        "One line a call on the path: x for a digit that did not fit, 3:12 for one that failed after 12"
                                + " placements, its own included, [4] for the one on the path; the rest is still to try. Small"
                                + " trees of 4x4 boards are drawn whole. tree N draws the first N levels of all that was searched so"
                                + " far. A FILE that ends in .dot, .json or .svg takes the tree as far as some thousand placements"
                                + " go.")
                .examples(
                        "load leetcode; goto end; tree",
                        "load tiny-twelve; goto end; tree",
                        "load leetcode; goto end; tree 2")
                .readingBoard());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        Stepper stepper = session.search();
        Optional<String> word = arguments.atMost(1).word(0);
        return word.map(text -> firstLevels(stepper, arguments)).orElseGet(() -> aroundPath(stepper));
    }

    private static Reply aroundPath(Stepper stepper) {
        Search search = stepper.search();
        return fitsWhole(search)
                ? Reply.of(TreeDrawing.of(search, tree(stepper, TreeScope.whole())))
                : Reply.of(TreeView.of(search, tree(stepper, TreeScope.alongPath())));
    }

    private static boolean fitsWhole(Search search) {
        return search.position().valueCount() <= SMALL_BOARD && search.counts().placements() <= SMALL;
    }

    private static Reply firstLevels(Stepper stepper, Arguments arguments) {
        int levels = (int) Math.min(arguments.countAt(0, 1), Integer.MAX_VALUE);
        View drawing = TreeDrawing.of(stepper.search(), tree(stepper, TreeScope.firstLevels(levels)));
        return Reply.of(drawing);
    }

    private static CallTree tree(Stepper stepper, TreeScope scope) {
        return stepper.tree(scope).orElseThrow(() -> new UserError("stopped before the tree was known"));
    }

    @Override
    public boolean takesFile(List<String> before) {
        return before.isEmpty();
    }
}

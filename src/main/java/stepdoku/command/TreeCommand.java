package stepdoku.command;

import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.export.TreeFormat;
import stepdoku.export.TreeFormats;
import stepdoku.reply.Exports;
import stepdoku.search.CallTree;
import stepdoku.search.Counts;
import stepdoku.search.Search;
import stepdoku.search.Stepper;
import stepdoku.search.TreeScope;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.text.Words;
import stepdoku.view.Text;
import stepdoku.view.TreeDrawing;
import stepdoku.view.TreeView;

/** {@code tree}: the calls of the search so far, and where its work went. */
final class TreeCommand extends Command {
    /** Trees of so many placements on such boards are drawn whole. */
    private static final int SMALL_TREE = 60;

    private static final int SMALL_BOARD = 4;
    /** The most placements that are looked at one by one, beside those on the path. */
    private static final int MOST = 5000;

    TreeCommand() {
        super(Sheet.of(Group.LOOKING, "tree [N|FILE]", "the search tree around the path, and the size of what failed")
                .meaning("One line a call on the path: x for a rejected digit, 3:12 for one that failed after 12"
                        + " placements, its own included, [4] for the one on the path; the rest is still to try. Small"
                        + " trees of 4x4 boards are drawn whole. tree N draws the first N levels of all that was tried so"
                        + " far. Into a FILE that ends in .dot, .json or .svg goes the tree so far, to the level that"
                        + " keeps it below some thousand placements, and the path.")
                .where("N", "how many levels")
                .where("FILE", "a file that ends in .dot, .json or .svg")
                .examples(
                        "load leetcode; goto end; tree",
                        "load tiny-twelve; goto end; tree",
                        "load leetcode; goto end; continue; tree 2")
                .readingBoard()
                .standingAlone());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        Optional<String> word = arguments.atMost(1).word(0);
        if (word.isEmpty()) {
            return aroundPath(session.search());
        }
        return NumberUtils.isDigits(word.get())
                ? firstLevels(session.search(), arguments.countAt(0, 1))
                : export(session, word.get());
    }

    private static Reply aroundPath(Stepper stepper) {
        Search search = stepper.search();
        return fitsWhole(search)
                ? Reply.of(TreeDrawing.of(search, tree(stepper, TreeScope.whole())))
                : Reply.of(TreeView.of(search, tree(stepper, TreeScope.alongPath())));
    }

    private static boolean fitsWhole(Search search) {
        return search.position().valueCount() <= SMALL_BOARD && search.counts().placements() <= SMALL_TREE;
    }

    private static Reply firstLevels(Stepper stepper, long wanted) {
        Search search = stepper.search();
        int most = TreeScope.within(MOST, search.counts()).levels();
        int levels = wanted < search.counts().maxDepth() ? (int) Math.min(wanted, most) : most;
        TreeDrawing drawing = TreeDrawing.of(search, tree(stepper, TreeScope.firstLevels(levels)));
        return levels < wanted && most < search.counts().maxDepth()
                ? Reply.of(drawing, Text.of("Only %s: more would be too many.".formatted(first(levels))))
                : Reply.of(drawing);
    }

    private static String first(int levels) {
        return levels == 1 ? "the first level" : "the first %d levels".formatted(levels);
    }

    private static Reply export(Session session, String name) {
        TreeFormat format = TreeFormats.byEnding(name)
                .orElseThrow(() ->
                        new UserError("'%s' is neither a number of levels nor a file that ends in .dot, .json or .svg"
                                .formatted(Words.shorten(name))));
        Stepper stepper = session.search();
        Counts counts = stepper.search().counts();
        TreeScope scope = TreeScope.within(MOST, counts);
        String how = scope.levels() < counts.maxDepth()
                ? ": %s and the path; what lies deeper is folded".formatted(first(scope.levels()))
                : "";
        String text =
                format.write(tree(stepper, scope), Exports.names(session.problem()), Exports.title(session) + how);
        return Exports.write(name, text, how);
    }

    private static CallTree tree(Stepper stepper, TreeScope scope) {
        return stepper.tree(scope).orElseThrow(() -> new UserError("stopped before the tree was known"));
    }

    @Override
    public boolean takesFile(List<String> before) {
        return before.isEmpty();
    }
}

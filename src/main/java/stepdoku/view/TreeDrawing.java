package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import stepdoku.search.CallTree;
import stepdoku.search.CallTree.Branch;
import stepdoku.search.CallTree.State;
import stepdoku.search.Search;

/**
 * The tree of a search as far as it was looked into, drawn with branches: {@code r1c2=3:14} is a placement with 14 in its
 * subtree, itself included. Where calls have many branches, only the largest are drawn and the rest is summed up.
 */
public final class TreeDrawing implements View {
    /** A drawing with more lines folds siblings. */
    private static final int MOST_LINES = 40;

    private final Vocabulary words;
    private final int valueCount;
    private final CallTree root;

    private TreeDrawing(Search search, CallTree root) {
        this.words = Vocabulary.of(search);
        this.valueCount = search.position().valueCount();
        this.root = root;
    }

    public static TreeDrawing of(Search search, CallTree root) {
        return new TreeDrawing(search, root);
    }

    @Override
    public List<AttributedString> lines(Page page) {
        if (root.branches().isEmpty()) {
            return Text.of("The tree is empty: nothing is placed.").lines(page);
        }
        int siblings = valueCount;
        List<AttributedString> drawn = drawn(siblings, page);
        while (drawn.size() > MOST_LINES && siblings > 1) {
            siblings--;
            drawn = drawn(siblings, page);
        }
        List<AttributedString> lines = new ArrayList<>(drawn);
        lines.addAll(legend(page.theme()).lines(page));
        return lines;
    }

    private List<AttributedString> drawn(int siblings, Page page) {
        return new TreePen(page, words, current(root), siblings).draw(root);
    }

    /** The last call on the path that was looked into: the search stands at its last branch, or below it. */
    private static CallTree current(CallTree call) {
        return call.branches().stream()
                .filter(Branch::onPath)
                .map(Branch::below)
                .filter(below -> below.state() == State.OPEN)
                .findFirst()
                .map(TreeDrawing::current)
                .orElse(call);
    }

    private static Legend legend(Theme theme) {
        return Legend.of(
                ":12 placements in the subtree",
                theme.glyph(Glyph.TIMES) + " dead end",
                theme.glyph(Glyph.HERE) + " here the search stands");
    }
}
